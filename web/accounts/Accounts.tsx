import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createActor } from "xstate";
import { connectApi } from "../api/connection.ts";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { PlainNotice } from "../ui/PlainNotice.tsx";
import { AuthorisationCheck } from "./AuthorisationCheck.tsx";
import { accessToken } from "./access-token.ts";
import { AccountContext } from "./account-context.ts";
import { browserWorld } from "./browser-world.ts";
import { SignInScreen } from "./SignInScreen.tsx";
import { type SignInWorld, signInMachine } from "./sign-in-machine.ts";

const GuestScreen = lazy(() => import("./GuestScreen.tsx"));
const TermsScreen = lazy(() => import("./terms/TermsScreen.tsx"));

interface AccountsProps {
	readonly children: ReactNode;
	readonly world?: SignInWorld;
}

/** Lets nothing through until somebody is signed in who has a role, and gives the rest of the application who that is. */
export function Accounts({ children, world = browserWorld }: AccountsProps) {
	const [{ actor, subscribe, present }] = useState(() => signIn(world));
	const snapshot = useSyncExternalStore(subscribe, present);
	// For as long as the page lives: nobody signs in twice on one page.
	useEffect(() => void actor.start(), [actor]);
	useEffect(() => world.whenEnded((userId) => actor.send({ type: "ended elsewhere", userId })), [actor, world]);
	const { session, signedIn } = snapshot.context;
	const expiresAt = session?.expiresAt ?? null;
	const authorised = snapshot.matches("authorised");
	const inSession = snapshot.hasTag("session");

	const token = useMemo(
		() =>
			accessToken({
				session: () => actor.getSnapshot().context.session,
				provider: () => actor.getSnapshot().context.connected?.provider ?? null,
				onRenewed: (renewed) => actor.send({ type: "renewed", session: renewed }),
				onOver: () => actor.send({ type: "expired" }),
				now: world.now,
			}),
		[actor, world],
	);

	useEffect(() => {
		if (!inSession || expiresAt === null) return;
		return atInstant(expiresAt, world.now, () => actor.send({ type: "expired" }));
	}, [actor, world, inSession, expiresAt]);

	const account = useMemo(() => {
		if (!authorised || signedIn === null || session === null) return null;
		const { person, tenant } = signedIn;
		return {
			person,
			tenant,
			getAccessToken: token.get,
			signOut: () => actor.send({ type: "sign out" }),
			session: {
				startedAt: session.startedAt,
				expiresAt: session.expiresAt,
				renew: () =>
					token.renew().then(
						(renewed) => renewed !== null,
						() => false,
					),
			},
		};
	}, [authorised, signedIn, session, token, actor]);

	if (inSession && signedIn !== null) {
		// Before the children draw: their first calls need the tenant, the token and the key.
		connectApi({
			tenant: signedIn.tenant,
			apiKey: signedIn.apiKey,
			accessToken: token.get,
			onUnauthorised: () => actor.send({ type: "refused" }),
		});
	}
	if (account !== null) return <AccountContext value={account}>{children}</AccountContext>;
	if (inSession) {
		return (
			<Suspense fallback={<AuthorisationCheck step="terms" />}>
				<TermsScreen
					pending={snapshot.matches({ terms: "pending" })}
					failed={snapshot.context.notAccepted}
					accept={(version) => actor.send({ type: "accept", version })}
					signOut={() => actor.send({ type: "sign out" })}
				/>
			</Suspense>
		);
	}
	const signInButton = (
		<PlainButton filled onClick={() => actor.send({ type: "sign in" })}>
			{text("account.signIn")}
		</PlainButton>
	);
	if (snapshot.matches("no access") && signedIn !== null) {
		return (
			<Suspense fallback={<AuthorisationCheck step="roles" />}>
				<GuestScreen
					email={signedIn.person.email}
					supportAddress={signedIn.supportAddress}
					signOut={() => actor.send({ type: "sign out" })}
				/>
			</Suspense>
		);
	}
	if (snapshot.matches("ended")) {
		return (
			<SignInScreen title={text(`account.ended.${snapshot.context.ending}`)} actions={signInButton}>
				<p role="status">{text("account.ended.text")}</p>
			</SignInScreen>
		);
	}
	if (snapshot.matches("failed")) {
		return (
			<SignInScreen title={text("account.failed")} actions={signInButton}>
				<PlainNotice kind="danger" title={text("account.failed.text")} />
			</SignInScreen>
		);
	}
	return <AuthorisationCheck step={stepOf(snapshot.value)} />;
}

/** The machine, as React listens to it. */
function signIn(world: SignInWorld) {
	const actor = createActor(signInMachine, { input: { world } });
	const subscribe = (notify: () => void) => {
		const subscription = actor.subscribe(notify);
		return () => subscription.unsubscribe();
	};
	return { actor, subscribe, present: () => actor.getSnapshot() };
}

function stepOf(value: unknown): "authenticating" | "roles" | "signing-in" | "signing-out" {
	if (value === "signing in") return "signing-in";
	if (value === "signing out") return "signing-out";
	return typeof value === "object" && value !== null && "checking" in value && value.checking === "roles" ? "roles" : "authenticating";
}

/** Calls at an instant, also when the computer slept meanwhile or the wait is longer than a timer can be. Returns how to stop it. */
function atInstant(instant: number, now: () => number, call: () => void): () => void {
	let timer: ReturnType<typeof setTimeout>;
	const plan = () => {
		const left = instant - now();
		if (left <= 0) call();
		else timer = setTimeout(plan, Math.min(left, 30_000));
	};
	plan();
	return () => clearTimeout(timer);
}
