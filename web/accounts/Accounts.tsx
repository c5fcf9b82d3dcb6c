import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createActor } from "xstate";
import { connectApi } from "../api/connection.ts";
import { text } from "../texts/text.ts";
import { hasUnstoredWork } from "../ui/kept/kept-work.ts";
import { PlainNotice } from "../ui/notices/PlainNotice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { accessToken } from "./access-token.ts";
import { AccountContext } from "./account-context.ts";
import { browserEnvironment } from "./browser-environment.ts";
import styles from "./SignInScreen.module.css";
import { SignInScreen } from "./SignInScreen.tsx";
import { type SignInEnvironment, signInMachine } from "./sign-in-machine.ts";

const GuestScreen = lazy(() => import("./GuestScreen.tsx"));
const TermsScreen = lazy(() => import("./terms/TermsScreen.tsx"));

interface AccountsProps {
	readonly children: ReactNode;
	readonly environment?: SignInEnvironment;
}

/** Renders its children only for a signed-in person with a role, and provides their account through context. */
export function Accounts({ children, environment = browserEnvironment }: AccountsProps) {
	const [{ actor, subscribe, present }] = useState(() => signIn(environment));
	const snapshot = useSyncExternalStore(subscribe, present);
	// For the lifetime of the page: nobody signs in twice on one page.
	useEffect(() => void actor.start(), [actor]);
	useEffect(() => environment.whenEnded((userId) => actor.send({ type: "ended elsewhere", userId })), [actor, environment]);
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
				now: environment.now,
			}),
		[actor, environment],
	);

	useEffect(() => {
		if (!inSession || expiresAt === null) return;
		return atInstant(expiresAt, environment.now, () => actor.send({ type: "expired" }));
	}, [actor, environment, inSession, expiresAt]);

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
		// Before the children render: their first calls need the tenant, the token and the API key.
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
					acceptedElsewhere={() => actor.send({ type: "accepted elsewhere" })}
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
				<p role="status">{text(hasUnstoredWork() ? "account.ended.unstored" : "account.ended.text")}</p>
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

/** The sign-in machine as an external store for React. */
function signIn(environment: SignInEnvironment) {
	const actor = createActor(signInMachine, { input: { environment } });
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

/**
 * Calls back at `instant`, even if the computer slept meanwhile or the wait exceeds a timer's maximum. Returns a
 * function that cancels it.
 */
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

/** Shown while sign-in and roles are being checked. */
function AuthorisationCheck({ step }: { readonly step: "authenticating" | "roles" | "terms" | "signing-in" | "signing-out" }) {
	return (
		<SignInScreen title={text(step === "signing-out" ? "account.signingOut" : "account.checking")} busy>
			<p className={styles.busy} role="status">
				<span className={styles.spinner} aria-hidden />
				{text(`account.checking.${step}`)}
			</p>
		</SignInScreen>
	);
}
