declare module "oidc-provider/lib/helpers/als.js" {
	import type { AsyncLocalStorage } from "node:async_hooks";

	/** Identifies the call that the provider is answering. */
	const storage: AsyncLocalStorage<unknown>;
	export default storage;
}
