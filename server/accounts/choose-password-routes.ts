import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataDoor } from "../database/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { findAccountOfCode } from "./account-code-store.ts";
import type { Account, AccountsStore } from "./accounts-store.ts";
import type { AccountsTables } from "./accounts-tables.ts";
import type { AccountPasswords } from "./password/embedded-passwords.ts";
import { passwordErrors } from "./password/password-provider.ts";
import { choosePasswordPage } from "./sign-in-pages/choose-password-page.ts";
import { answerWithPages, isFromOurPage, sendPage } from "./sign-in-pages/page-answers.ts";
import { messagePage } from "./sign-in-pages/provider-pages.ts";

/** Where a one-time code is taken; the code stands in the query, whose values are not logged. */
export const choosePasswordPath = "/oidc/wachtwoord";

export interface ChoosePasswordOptions {
	readonly publicUrl: string;
	readonly data: Pick<DataDoor, "db" | "write">;
	/** Slug under which the change is written: an account is no tenant's. */
	readonly defaultTenant: string;
	readonly accounts: AccountsStore;
	readonly passwords: AccountPasswords;
	readonly now: () => number;
}

type Call = FastifyRequest<{ Querystring: { code?: unknown }; Body: URLSearchParams | null }>;

/** The pages of who has a one-time code from `npm run account`. */
export async function choosePasswordRoutes(app: FastifyInstance, options: ChoosePasswordOptions): Promise<void> {
	const { publicUrl, data, defaultTenant, accounts, passwords, now } = options;
	const database = data.db.withTables<AccountsTables>();
	answerWithPages(app);

	async function holder(code: unknown): Promise<Account | undefined> {
		if (typeof code !== "string" || !/^[\w-]{43}$/.test(code)) return undefined;
		const id = await findAccountOfCode(database, code, now());
		const account = id === undefined ? undefined : await accounts.findById(id);
		return account?.disabled === false ? account : undefined;
	}

	app.get(choosePasswordPath, { schema: { hide: true } as object }, async (request: Call, reply) => {
		const { code } = request.query;
		const account = await holder(code);
		if (account === undefined || typeof code !== "string") return tooLate(reply);
		return sendPage(reply, 200, choosePasswordPage({ action: choosePasswordPath, code, email: account.email, error: null }));
	});

	app.post(choosePasswordPath, { schema: { hide: true } as object }, async (request: Call, reply) => {
		if (!isFromOurPage(request, publicUrl))
			return sendPage(reply, 403, messagePage(failed, "Deze aanvraag komt niet van de pagina van Laadstroom."));
		const body = request.body ?? new URLSearchParams();
		const [code, password] = [body.get("code") ?? "", body.get("password") ?? ""];
		const account = await holder(code);
		if (account === undefined) return tooLate(reply);
		const again = (error: string) =>
			sendPage(reply, 400, choosePasswordPage({ action: choosePasswordPath, code, email: account.email, error }));
		if (password !== (body.get("again") ?? "")) return again("De twee wachtwoorden zijn niet gelijk");
		try {
			const error = await passwords.choose({
				account,
				password: password.slice(0, 1000),
				write: (work) => data.write(defaultTenant, work),
			});
			if (error !== null) return again(sentences[error] ?? "Er ging iets mis. Neem a.u.b. contact op.");
		} catch (failure) {
			if (failure instanceof Problem && failure.code === "stale") return tooLate(reply);
			if (failure instanceof Problem && failure.code === "too-many-requests") return again("Er is te vaak geprobeerd. Wacht een minuut.");
			throw failure;
		}
		request.log.info("a password was chosen with a one-time code");
		return sendPage(reply, 200, messagePage("Uw wachtwoord is opgeslagen", "U kunt zich er nu mee aanmelden."));
	});
}

const failed = "Het wachtwoord is niet opgeslagen";

const sentences: Readonly<Record<string, string>> = {
	[passwordErrors.required]: "Vul een wachtwoord in",
	[passwordErrors.weak]: "Dit wachtwoord is niet veilig genoeg",
	[passwordErrors.usedBefore]: "Dit wachtwoord is eerder gebruikt, kies een nieuw wachtwoord",
	[passwordErrors.blacklisted]: "Dit wachtwoord is niet toegestaan",
};

function tooLate(reply: FastifyReply) {
	return sendPage(reply, 400, messagePage(failed, "Deze link is verlopen of al gebruikt. Vraag een nieuwe aan bij uw beheerder."));
}
