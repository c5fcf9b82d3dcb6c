import type { Person } from "../../../engine/index.ts";
import { call } from "../../api/call.ts";
import { connectApi } from "../../api/connection.ts";
import * as operations from "../../api/generated/operations.ts";
import { getClientConfiguration } from "../client-configuration.ts";
import { identityProvider } from "../identity-provider.ts";
import { returnPath } from "../return-path.ts";
import { tellSessionEnded } from "../session-channel.ts";
import { awaitPasswordBox } from "./password-box-awaited.ts";
import { explainRefusal } from "./password-errors.ts";
import type { PasswordEnvironment } from "./password-machine.ts";

/**
 * The server accepts a new password until five minutes after signing in; the last half minute is left for typing it.
 * Milliseconds.
 */
const stillRecent = 4.5 * 60_000;

/** The password machine's environment in a real browser. */
export function browserPasswordEnvironment(person: Person, signOut: () => void): PasswordEnvironment {
	return {
		async findObstacle() {
			const { passwordChange } = await getClientConfiguration();
			if (!passwordChange) return "elsewhere";
			return person.signedInAt !== null && Date.now() - person.signedInAt > stillRecent ? "too-old" : null;
		},
		async change(password) {
			await call(operations.resetPassword, { body: { password }, secret: true });
		},
		explain: explainRefusal,
		async signInAnew() {
			const { origin, pathname, search, hash } = window.location;
			const provider = identityProvider(await getClientConfiguration(), {
				origin,
				storage: window.sessionStorage,
				leave: (address) => window.location.replace(address),
			});
			awaitPasswordBox(true);
			await provider.begin(returnPath(`${pathname}${search}${hash}`, origin), { prompt: "login", login_hint: person.email });
		},
		// The server ends the session now. A call that finds out in the meantime must not take the message away too early.
		onChanged() {
			connectApi({ onUnauthorised: () => {} });
			tellSessionEnded(person.userId);
		},
		signOut,
	};
}
