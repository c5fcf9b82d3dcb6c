import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataDoor } from "../database/opening/open-database.ts";
import { hidden } from "../openapi/hidden.ts";
import { Problem } from "../problems/problem.ts";
import * as accountTexts from "../texts/accounts.ts";
import type { AccountPasswords } from "./password/embedded-passwords.ts";
import { passwordErrors } from "./password/password-provider.ts";
import { choosePasswordPage } from "./sign-in-pages/choose-password-page.ts";
import { answerWithPages, isFromOurPage, sendPage } from "./sign-in-pages/page-answers.ts";
import { messagePage } from "./sign-in-pages/provider-pages.ts";
import { findAccountOfCode } from "./store/account-code-store.ts";
import { type AccountTrail, accountsTrail, noteEvent, tenantsOf } from "./store/account-trail.ts";
import type { Account, AccountsStore } from "./store/accounts-store.ts";
import type { AccountsTables } from "./store/accounts-tables.ts";
import type { SignInAttempts } from "./store/sign-in-attempt-store.ts";

/** The page for a one-time code; the code is in the query, whose values are not logged. */
export const choosePasswordPath = "/oidc/wachtwoord";

interface ChoosePasswordOptions {
	readonly publicUrl: string;
	readonly data: Pick<DataDoor, "db" | "write">;
	readonly accounts: AccountsStore;
	readonly passwords: AccountPasswords;
	readonly attempts: SignInAttempts;
	readonly trail: AccountTrail;
	readonly now: () => number;
}

type Call = FastifyRequest<{ Querystring: { code?: unknown }; Body: URLSearchParams | null }>;

/** The pages for holders of a one-time code from `npm run account`. */
export async function choosePasswordRoutes(app: FastifyInstance, options: ChoosePasswordOptions): Promise<void> {
	const { publicUrl, data, accounts, passwords, attempts, trail, now } = options;
	const database = data.db.withTables<AccountsTables>();
	answerWithPages(app);

	async function holder(code: unknown): Promise<Account | undefined> {
		if (typeof code !== "string" || !/^[\w-]{43}$/.test(code)) return undefined;
		const id = await findAccountOfCode(database, code, now());
		const account = id === undefined ? undefined : await accounts.findById(id);
		return account?.disabled === false ? account : undefined;
	}

	app.get(choosePasswordPath, { schema: hidden }, async (request: Call, reply) => {
		const { code } = request.query;
		const account = await holder(code);
		if (account === undefined || typeof code !== "string") return tooLate(reply);
		return sendPage(reply, 200, choosePasswordPage({ action: choosePasswordPath, code, email: account.email, error: null }));
	});

	app.post(choosePasswordPath, { schema: hidden }, async (request: Call, reply) => {
		if (!isFromOurPage(request, publicUrl)) return sendPage(reply, 403, messagePage(failed, accountTexts.foreignForm));
		const body = request.body ?? new URLSearchParams();
		const [code, password] = [body.get("code") ?? "", body.get("password") ?? ""];
		const account = await holder(code);
		const by = { address: request.ip, requestId: request.id };
		if (account === undefined) {
			const { allowed } = await attempts.begin("expired", request.ip, now());
			if (allowed) await trail.note({ operation: "choosePassword", outcome: "link-expired", about: null, by });
			return tooLate(reply);
		}
		const again = (error: string) =>
			sendPage(reply, 400, choosePasswordPage({ action: choosePasswordPath, code, email: account.email, error }));
		if (password !== (body.get("again") ?? "")) return again(accountTexts.passwordsDiffer);
		try {
			const error = await passwords.choose({
				account,
				password: password.slice(0, 1000),
				by,
				write: (work) =>
					data.write(accountsTrail, async (scope) => {
						await work(scope);
						const event = { operation: "choosePassword", outcome: "done", userId: account.id, target: tenantsOf(account) };
						await noteEvent(scope, { ...event, by, now: now() });
					}),
			});
			if (error !== null) return again(sentences[error] ?? accountTexts.failed);
		} catch (failure) {
			if (failure instanceof Problem && failure.code === "stale") return tooLate(reply);
			if (failure instanceof Problem && failure.code === "too-many-requests") return again(accountTexts.triedTooOften);
			throw failure;
		}
		request.log.info("a password was chosen with a one-time code");
		return sendPage(reply, 200, messagePage(accountTexts.passwordStored, accountTexts.signInWithIt));
	});
}

const failed = accountTexts.passwordNotStored;

const sentences: Readonly<Record<string, string>> = {
	[passwordErrors.required]: accountTexts.passwordAsked,
	[passwordErrors.weak]: accountTexts.passwordWeak,
	[passwordErrors.usedBefore]: accountTexts.passwordUsedBefore,
	[passwordErrors.blacklisted]: accountTexts.passwordRefused,
};

function tooLate(reply: FastifyReply) {
	return sendPage(reply, 400, messagePage(failed, accountTexts.linkUsed));
}
