import { setMostFileBytes } from "../api/most-file-bytes.ts";
import { request } from "../api/request.ts";
import { rememberedTenant } from "../tenants/active-tenant.ts";
import { getClientConfiguration } from "./client-configuration.ts";
import { getPerson } from "./get-person.ts";
import { type IdentityProvider, identityProvider } from "./identity-provider.ts";
import { tellSessionEnded, whenSessionEnded } from "./session-channel.ts";
import type { SignInWorld } from "./sign-in-machine.ts";

const ownerKey = "laadstroom.owner";
let provider: IdentityProvider | undefined;

/** Signing in in a real browser. */
export const browserWorld: SignInWorld = {
	async loadConfiguration() {
		const configuration = await getClientConfiguration();
		setMostFileBytes(configuration.mostFileBytes);
		return configuration;
	},
	// One for the whole page: it holds the tokens, and a return address works only once.
	connect(configuration) {
		provider ??= identityProvider(configuration, {
			origin: window.location.origin,
			storage: window.sessionStorage,
			leave: (address) => window.location.replace(address),
		});
		return provider;
	},
	loadPerson: (accessToken) => getPerson(accessToken),
	acceptTerms: async (version) => void (await request({ method: "POST", path: "user/accept-terms", body: { version } })),
	logError: (error) => window.reportError(error),
	location: () => window.location,
	goTo(path) {
		window.history.replaceState(null, "", path);
		// A router that was made before the sign-in learns of the new path by this.
		window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
	},
	rememberedTenant,
	forget: () => window.sessionStorage.clear(),
	belongsTo(userId) {
		const owner = window.sessionStorage.getItem(ownerKey);
		if (owner !== null && owner !== userId) window.sessionStorage.clear();
		window.sessionStorage.setItem(ownerKey, userId);
	},
	keepWork: () => void window.dispatchEvent(new Event("pagehide")),
	tellEnded: tellSessionEnded,
	whenEnded: whenSessionEnded,
	now: () => Date.now(),
};
