import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import { type AccountsStore, accountKey } from "./accounts-store.ts";
import { demoPassword } from "./demo-accounts.ts";
import { knownDeviceHeader } from "./known-device.ts";
import { type SignInResult, signIn } from "./sign-in.ts";
import type { SignInAttempts } from "./sign-in-attempt-store.ts";
import { fontAddress, readFont } from "./sign-in-pages/font.ts";
import { styleAddress } from "./sign-in-pages/page.ts";
import { answerWithPages, isFromOurPage, sendPage } from "./sign-in-pages/page-answers.ts";
import { messagePage } from "./sign-in-pages/provider-pages.ts";
import { type DemoAccount, type SignInError, signInPage } from "./sign-in-pages/sign-in-page.ts";
import { style } from "./sign-in-pages/style.ts";

export interface InteractionOptions {
	readonly provider: Provider;
	readonly publicUrl: string;
	readonly accounts: AccountsStore;
	readonly attempts: SignInAttempts;
	readonly deviceKey: string;
	readonly demoAccounts: readonly DemoAccount[];
	readonly now: () => number;
}

type InteractionRequest = FastifyRequest<{ Params: { uid: string }; Body: URLSearchParams }>;

/** The sign-in form: what the provider sends a browser to when nobody is signed in. */
export async function interactionRoutes(app: FastifyInstance, options: InteractionOptions): Promise<void> {
	const { provider, publicUrl } = options;
	const secure = publicUrl.startsWith("https:");

	answerWithPages(app);

	app.get(styleAddress, { schema: { hide: true } as object }, async (_request, reply) =>
		reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(style),
	);

	app.get(fontAddress, { schema: { hide: true } as object }, async (_request, reply) =>
		reply
			.type("font/woff2")
			.header("cache-control", "public, max-age=604800")
			.send(await readFont()),
	);

	app.get("/oidc/interaction/:uid", { schema: { hide: true } as object }, async (request: InteractionRequest, reply) => {
		const interaction = await findInteraction(provider, request, reply);
		if (interaction === undefined) return expired(reply);
		return show(reply, 200, request, textOf(interaction.params.login_hint), []);
	});

	app.post("/oidc/interaction/:uid", { schema: { hide: true } as object }, async (request: InteractionRequest, reply) => {
		if (!isFromOurPage(request, publicUrl)) {
			return sendPage(reply, 403, messagePage("Aanmelden is niet gelukt", "Deze aanvraag komt niet van de aanmeldpagina van Laadstroom."));
		}
		const interaction = await findInteraction(provider, request, reply);
		if (interaction === undefined) return expired(reply);

		const body = request.body ?? new URLSearchParams();
		const email = (body.get("email") ?? "").slice(0, 254);
		const password = body.get("password") ?? "";
		const missing = missingFields(email, password);
		if (missing.length > 0) return show(reply, 400, request, email, missing);

		const result = await signIn(
			{ ...options, now: options.now() },
			{ email, password, address: request.ip, cookies: request.headers.cookie },
		);
		if (result.outcome !== "signed-in") {
			request.log.info({ outcome: result.outcome }, "sign-in refused");
			if (result.outcome === "too-many") reply.header("retry-after", result.waitSeconds);
			return show(reply, result.outcome === "too-many" ? 429 : 401, request, email, [refusal(result)]);
		}
		const target = await provider.interactionResult(
			request.raw,
			reply.raw,
			{ login: { accountId: result.account.id, amr: ["pwd"] } },
			{ mergeWithLastSubmission: false },
		);
		return reply.header("set-cookie", knownDeviceHeader(options.deviceKey, accountKey(email), secure)).redirect(target, 303);
	});

	function show(reply: FastifyReply, status: number, request: InteractionRequest, email: string, errors: readonly SignInError[]) {
		const action = `/oidc/interaction/${encodeURIComponent(request.params.uid)}`;
		return sendPage(reply, status, signInPage({ action, email, errors, demoAccounts: options.demoAccounts, demoPassword }));
	}
}

/** The running interaction that this browser's cookie and this address name together. */
async function findInteraction(provider: Provider, request: InteractionRequest, reply: FastifyReply) {
	const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((failure: unknown) => {
		if (failure instanceof errors.SessionNotFound) return undefined;
		throw failure;
	});
	return interaction?.uid === request.params.uid ? interaction : undefined;
}

function missingFields(email: string, password: string): SignInError[] {
	return [
		...(email.trim() === "" ? [{ field: "email" as const, message: "Vul een e-mailadres in" }] : []),
		...(password === "" ? [{ field: "password" as const, message: "Vul een wachtwoord in" }] : []),
	];
}

function refusal(result: Exclude<SignInResult, { outcome: "signed-in" }>): SignInError {
	if (result.outcome === "refused") return { field: "password", message: "Het e-mailadres of het wachtwoord is niet juist." };
	const seconds = result.waitSeconds === 1 ? "1 seconde" : `${result.waitSeconds} seconden`;
	return { field: null, message: `Er is te vaak geprobeerd aan te melden. Wacht ${seconds} en probeer het dan opnieuw.` };
}

function expired(reply: FastifyReply) {
	return sendPage(reply, 400, messagePage("Aanmelden is niet gelukt", "De aanvraag om aan te melden is verlopen of al gebruikt."));
}

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 254) : "");
