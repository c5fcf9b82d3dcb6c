import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { errors } from "oidc-provider";

import { hidden } from "../openapi/hidden.ts";
import * as accountTexts from "../texts/accounts.ts";

import { demoPassword } from "./demo-accounts.ts";
import { knownDeviceHeader } from "./known-device.ts";
import { type SignInResult, signIn } from "./sign-in.ts";
import { fontAddress, readFont } from "./sign-in-pages/font.ts";
import { styleAddress } from "./sign-in-pages/page.ts";
import { answerWithPages, isFromOurPage, sendPage } from "./sign-in-pages/page-answers.ts";
import { messagePage } from "./sign-in-pages/provider-pages.ts";
import { type DemoAccount, type SignInError, signInPage } from "./sign-in-pages/sign-in-page.ts";
import { style } from "./sign-in-pages/style.ts";
import type { AccountEvent, AccountTrail } from "./store/account-trail.ts";
import { type AccountsStore, accountKey } from "./store/accounts-store.ts";
import type { SignInAttempts } from "./store/sign-in-attempt-store.ts";

interface InteractionOptions {
	/** The current provider: its keys may be replaced. */
	readonly provider: () => Provider;
	readonly publicUrl: string;
	readonly accounts: AccountsStore;
	readonly attempts: SignInAttempts;
	readonly trail: AccountTrail;
	readonly deviceKeys: () => readonly string[];
	readonly demoAccounts: () => readonly DemoAccount[];
	readonly now: () => number;
}

type InteractionRequest = FastifyRequest<{ Params: { uid: string }; Body: URLSearchParams }>;

/** The sign-in form, to which the provider redirects a browser when nobody is signed in. */
export async function interactionRoutes(app: FastifyInstance, options: InteractionOptions): Promise<void> {
	const { provider, publicUrl } = options;
	const secure = publicUrl.startsWith("https:");

	answerWithPages(app);

	app.get(styleAddress, { schema: hidden }, async (_request, reply) =>
		reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(style),
	);

	app.get(fontAddress, { schema: hidden }, async (_request, reply) =>
		reply
			.type("font/woff2")
			.header("cache-control", "public, max-age=604800")
			.send(await readFont()),
	);

	app.get("/oidc/interaction/:uid", { schema: hidden }, async (request: InteractionRequest, reply) => {
		const interaction = await findInteraction(provider(), request, reply);
		if (interaction === undefined) return expired(reply);
		return show(reply, 200, request, textOf(interaction.params.login_hint), []);
	});

	app.post("/oidc/interaction/:uid", { schema: hidden }, async (request: InteractionRequest, reply) => {
		if (!isFromOurPage(request, publicUrl)) return sendPage(reply, 403, messagePage(accountTexts.signInFailed, accountTexts.foreignSignIn));
		const interaction = await findInteraction(provider(), request, reply);
		if (interaction === undefined) {
			const { allowed } = await options.attempts.begin("expired", request.ip, options.now());
			if (allowed) await options.trail.note({ operation: "signIn", outcome: "sign-in-expired", about: null, by: caller(request) });
			return expired(reply);
		}

		const body = request.body ?? new URLSearchParams();
		const email = (body.get("email") ?? "").slice(0, 254);
		const password = body.get("password") ?? "";
		const missing = missingFields(email, password);
		if (missing.length > 0) return show(reply, 400, request, email, missing);

		const result = await signIn(
			{ ...options, now: options.now() },
			{ email, password, address: request.ip, cookies: request.headers.cookie },
		);
		const event = await trailEvent(options.accounts, result, email);
		if (event !== undefined) await options.trail.note({ operation: "signIn", ...event, by: caller(request) });
		if (result.outcome !== "signed-in") {
			request.log.info({ outcome: result.outcome }, "sign-in refused");
			if (result.outcome === "too-many") reply.header("retry-after", result.waitSeconds);
			return show(reply, result.outcome === "too-many" ? 429 : 401, request, email, [refusal(result)]);
		}
		const target = await provider().interactionResult(
			request.raw,
			reply.raw,
			{ login: { accountId: result.account.id, amr: ["pwd"] } },
			{ mergeWithLastSubmission: false },
		);
		return reply.header("set-cookie", knownDeviceHeader(options.deviceKeys(), accountKey(email), secure)).redirect(target, 303);
	});

	function show(reply: FastifyReply, status: number, request: InteractionRequest, email: string, errors: readonly SignInError[]) {
		const action = `/oidc/interaction/${encodeURIComponent(request.params.uid)}`;
		return sendPage(reply, status, signInPage({ action, email, errors, demoAccounts: options.demoAccounts(), demoPassword }));
	}
}

/** The running interaction that this browser's cookie and this address identify together. */
async function findInteraction(provider: Provider, request: InteractionRequest, reply: FastifyReply) {
	const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((failure: unknown) => {
		if (failure instanceof errors.SessionNotFound) return undefined;
		throw failure;
	});
	return interaction?.uid === request.params.uid ? interaction : undefined;
}

/** The audit trail's record of an attempt. A wait is recorded only once; otherwise somebody who ignores it would fill the trail. */
async function trailEvent(
	accounts: AccountsStore,
	result: SignInResult,
	email: string,
): Promise<Pick<AccountEvent, "outcome" | "about"> | undefined> {
	if (result.outcome === "signed-in") return { outcome: "done", about: result.account };
	if (result.outcome === "too-many") {
		if (!result.first) return undefined;
		return { outcome: "too-many-attempts", about: (await accounts.findByEmail(email)) ?? { typed: email } };
	}
	return { outcome: result.reason, about: result.account ?? { typed: email } };
}

const caller = (request: FastifyRequest) => ({ address: request.ip, requestId: request.id });

function missingFields(email: string, password: string): SignInError[] {
	return [
		...(email.trim() === "" ? [{ field: "email" as const, message: accountTexts.emailAsked }] : []),
		...(password === "" ? [{ field: "password" as const, message: accountTexts.passwordAsked }] : []),
	];
}

function refusal(result: Exclude<SignInResult, { outcome: "signed-in" }>): SignInError {
	if (result.outcome === "refused") return { field: "password", message: accountTexts.wrongCredentials };
	const seconds = accountTexts.seconds(result.waitSeconds);
	return { field: null, message: accountTexts.waitToSignIn(seconds) };
}

function expired(reply: FastifyReply) {
	return sendPage(reply, 400, messagePage(accountTexts.signInFailed, accountTexts.requestUsed));
}

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 254) : "");
