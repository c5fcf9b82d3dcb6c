import type Provider from "oidc-provider";
import { type PublicKey, publicKeysOf } from "../authentication/public-keys.ts";
import type { ProviderSecrets } from "./provider-secrets.ts";

/** How often it is looked whether keys were replaced, in milliseconds; and at most how often, whoever asks. */
const lookEveryMs = 2_000;
const mostOftenMs = 1_000;

interface CurrentProviderOptions {
	readonly read: () => Promise<ProviderSecrets>;
	readonly make: (secrets: ProviderSecrets) => Provider;
	/** Told why the keys could not be read; the server goes on with those it has. */
	readonly failed: (failure: unknown) => void;
}

/**
 * The provider with the keys of now. Keys are replaced while servers run, by a command: each looks for new ones now and
 * then, and at once when a token names one that it does not know, which another server may have signed with. Everything
 * else that a provider knows is in the database, so another one takes over without anybody noticing.
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

	/** Whoever asks again waits for a look that begins after they asked; all of them for the same one. */
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
