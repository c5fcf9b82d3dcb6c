import type Provider from "oidc-provider";
import { type PublicKey, publicKeysOf } from "../authentication/public-keys.ts";
import type { ProviderSecrets } from "./provider-secrets.ts";

/**
 * How often to check whether keys were replaced, in milliseconds; and the minimum time between checks, however often they are requested.
 */
const lookEveryMs = 2_000;
const mostOftenMs = 1_000;

interface CurrentProviderOptions {
	readonly read: () => Promise<ProviderSecrets>;
	readonly make: (secrets: ProviderSecrets) => Provider;
	/** Receives the reason why the keys could not be read; the server continues with those it has. */
	readonly failed: (failure: unknown) => void;
}

/**
 * The provider with the current keys. A command replaces keys while servers run: each server checks for new ones regularly, and at once
 * when a token names a key that it does not know, with which another server may have signed. Everything else that a provider knows is in
 * the database, so a new instance takes over without anybody noticing.
 */
export class CurrentProvider {
	readonly #options: CurrentProviderOptions;
	#text: string;
	#secrets: ProviderSecrets;
	#provider: Provider;
	#keys: readonly PublicKey[];
	#looking: Promise<void> | undefined;
	#looked = 0;
	readonly #timer: NodeJS.Timeout;

	constructor(secrets: ProviderSecrets, options: CurrentProviderOptions) {
		this.#options = options;
		this.#text = JSON.stringify(secrets);
		this.#secrets = secrets;
		this.#provider = options.make(secrets);
		this.#keys = publicKeysOf(secrets.signingKeys);
		this.#timer = setInterval(() => void this.#look(), lookEveryMs);
		this.#timer.unref();
	}

	get secrets(): ProviderSecrets {
		return this.#secrets;
	}

	get provider(): Provider {
		return this.#provider;
	}

	/** A caller with `again` waits for a check that begins after the call; concurrent callers share one. */
	async keys(again: boolean): Promise<readonly PublicKey[]> {
		if (again) {
			await this.#looking;
			await this.#look();
		}
		return this.#keys;
	}

	close(): void {
		clearInterval(this.#timer);
	}

	#look(): Promise<void> {
		this.#looking ??= this.#readAnew().finally(() => {
			this.#looking = undefined;
		});
		return this.#looking;
	}

	async #readAnew(): Promise<void> {
		const early = this.#looked + mostOftenMs - performance.now();
		if (this.#looked > 0 && early > 0) await new Promise((done) => setTimeout(done, early));
		this.#looked = performance.now();
		try {
			const secrets = await this.#options.read();
			const text = JSON.stringify(secrets);
			if (text === this.#text) return;
			this.#provider = this.#options.make(secrets);
			this.#keys = publicKeysOf(secrets.signingKeys);
			this.#secrets = secrets;
			this.#text = text;
		} catch (failure) {
			this.#options.failed(failure);
		}
	}
}
