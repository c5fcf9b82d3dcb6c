import { call } from "../api/call.ts";
import { callBeforeSignIn } from "../api/call-before-sign-in.ts";
import * as operations from "../api/generated/operations.ts";
import { setMostFileBytes } from "../api/most-file-bytes.ts";
import { rememberedTenant, rememberTenant } from "../tenants/active-tenant.ts";
import { getClientConfiguration } from "./client-configuration.ts";
import { type IdentityProvider, identityProvider } from "./identity-provider.ts";
import { tellSessionEnded, whenSessionEnded } from "./session-channel.ts";
import type { SignInEnvironment } from "./sign-in-machine.ts";

const ownerKey = "laadstroom.owner";
const proofKey = "laadstroom.proof";
let provider: IdentityProvider | undefined;

/** The sign-in machine's environment in a real browser. */
export const browserEnvironment: SignInEnvironment = {
	async loadConfiguration() {
		const configuration = await getClientConfiguration();
		setMostFileBytes(configuration.mostFileBytes);
		return configuration;
	},
	// One provider for the whole page: it holds the tokens, and a return address works only once.
	connect(configuration) {
		provider ??= identityProvider(configuration, {
			origin: window.location.origin,
			storage: window.sessionStorage,
			leave: (address) => window.location.replace(address),
		});
		return provider;
	},
	loadPerson: async (accessToken) => (await callBeforeSignIn(operations.getPerson, accessToken)).data,
	acceptTerms: async (version) => void (await call(operations.acceptTerms, { body: { version } })),
	logError: (error) => window.reportError(error),
	location: () => window.location,
	goTo(path, state) {
		// The shape in which the router keeps the state of a history entry.
		window.history.replaceState(state === undefined ? null : { usr: state }, "", path);
		// Tells a router that was created before the sign-in about the new path.
		window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
	},
	isNewProof(signedInAt) {
		const known = window.sessionStorage.getItem(proofKey) === String(signedInAt);
		window.sessionStorage.setItem(proofKey, String(signedInAt));
		return !known;
	},
	rememberedTenant,
	rememberTenant,
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
