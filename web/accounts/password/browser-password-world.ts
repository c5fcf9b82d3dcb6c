import { connectApi } from "../../api/connection.ts";
import { request } from "../../api/request.ts";
import type { Person } from "../../tenants/person.ts";
import { getClientConfiguration } from "../client-configuration.ts";
import { identityProvider } from "../identity-provider.ts";
import { returnPath } from "../return-path.ts";
import { tellSessionEnded } from "../session-channel.ts";
import { awaitPasswordBox } from "./awaited.ts";
import { explainRefusal } from "./password-errors.ts";
import type { PasswordWorld } from "./password-machine.ts";

/** The server takes a new password until five minutes after signing in; the last half minute is for typing it. Milliseconds. */
const stillRecent = 4.5 * 60_000;

/** The password box in a real browser. */
export function browserPasswordWorld(person: Person, signOut: () => void): PasswordWorld {
	return {
		async findObstacle() {
			const { passwordChange } = await getClientConfiguration();
			if (!passwordChange) return "elsewhere";
			return person.signedInAt !== null && Date.now() - person.signedInAt > stillRecent ? "too-old" : null;
		},
		async change(password) {
			await request({ method: "POST", path: "user/password-reset", body: { password }, secret: true });
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
		// The server ends the session now; a call in between that finds out must not take the message away too soon.
		onChanged() {
			connectApi({ onUnauthorised: () => {} });
			tellSessionEnded(person.userId);
		},
		signOut,
	};
}
