import { listenAt, type TestListener } from "../../server/test-support/listen.ts";

/** Somebody whose browser follows changes, through whichever server it is connected to; it reconnects when it is cut off. */
export class Follower {
	/** The newest clock that was reported for each process. */
	readonly seen = new Map<string, number>();
	/** Number of connections that were opened. */
	connections = 0;
	readonly #url: string;
	readonly #headers: Readonly<Record<string, string>>;
	readonly #forgets: boolean;
	#at: number | undefined;
	#listener: TestListener | undefined;
	#stopped = false;
	readonly #running: Promise<void>;

	/** `forgets`: a planted fault; it reconnects without sending the last event that it received. */
	constructor(url: string, headers: Readonly<Record<string, string>>, forgets: boolean) {
		this.#url = url;
		this.#headers = headers;
		this.#forgets = forgets;
		this.#running = this.#follow();
	}

	async stop(): Promise<void> {
		this.#stopped = true;
		this.#listener?.stop();
		await this.#running;
	}

	async #follow(): Promise<void> {
		while (!this.#stopped) {
			const after = this.#at === undefined || this.#forgets ? "" : `?after=${this.#at}`;
			this.#listener = await listenAt(`${this.#url}${after}`, this.#headers).catch(() => undefined);
			if (this.#listener?.status === 200) {
				this.connections += 1;
				await this.#hear(this.#listener).catch(() => undefined);
			}
			await new Promise((done) => setTimeout(done, 50));
		}
	}

	async #hear(listener: TestListener): Promise<void> {
		this.#at ??= Number((await listener.next("listening")).data.at);
		for (;;) {
			const { at, realisation } = (await listener.next("changes")).data as { at: number; realisation?: { uuid: string; synced: number }[] };
			for (const { uuid, synced } of realisation ?? []) this.seen.set(uuid, Math.max(synced, this.seen.get(uuid) ?? 0));
			this.#at = at;
		}
	}
}
