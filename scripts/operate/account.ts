/**
 * `npm run account`: manages who may sign in at the embedded provider. In Dutch, because it is for people who run the
 * product, not only for developers.
 */
import { parseArgs } from "node:util";
import { AccountError, manageAccounts } from "../../server/accounts/manage-accounts.ts";
import { ConfigError, processConfig } from "../../server/config/config.ts";
import { madeDefinitions } from "../../server/tenants/made-tenant-store.ts";
import { readTenants, TenantFilesError } from "../../server/tenants/read-tenants.ts";
import { databaseVersion } from "./database-version.ts";
import { findDatabase } from "./find-database.ts";

const usage = `npm run account -- <opdracht>

  add <e-mail> --name "Voornaam Achternaam" --role <tenant>:<rol>   maakt een account en geeft een link om het wachtwoord te kiezen
  role <e-mail> <tenant>:<rol>[:<code>,<code>]                      geeft een rol, overal of voor die gemeentecodes
  role <e-mail> <tenant>:<rol> --remove                             neemt een rol weg
  password <e-mail>                                                 geeft een nieuwe link om het wachtwoord te kiezen
  disable <e-mail>                                                  schakelt een account uit en meldt het overal af
  enable <e-mail>                                                   schakelt het weer in
  list                                                              toont alle accounts

De database is die van de instellingen (DATA_DIR of DATABASE_URL), de link begint met PUBLIC_URL.
Het eerste account: npm run account -- add u@organisatie.nl --name "Uw naam" --role <tenant>:admin
`;

async function run(): Promise<string> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			name: { type: "string", default: "" },
			role: { type: "string", multiple: true, default: [] },
			remove: { type: "boolean", default: false },
			help: { type: "boolean", short: "h", default: false },
		},
	});
	const [word = "", email = "", role = ""] = positionals;
	if (values.help) return usage;
	const config = processConfig();
	if (config.oidc.issuer !== null) throw new AccountError("De accounts staan bij de externe aanbieder (OIDC_ISSUER); hier zijn er geen.");
	const data = await findDatabase(config);
	const state = data === undefined ? "empty" : await databaseVersion(data);
	if (data === undefined || state !== "same") {
		await data?.close();
		throw new AccountError("De database is er nog niet, of is van een oudere versie. Start de server één keer en probeer het dan opnieuw.");
	}
	try {
		const folders = readTenants(config.flowsDir).map(({ definition }) => definition);
		const made = await madeDefinitions(data.db);
		const tenants = [...folders, ...made.filter(({ slug }) => !folders.some((folder) => folder.slug === slug))];
		const accounts = manageAccounts({ data, tenants, publicUrl: config.publicUrl, now: Date.now() });
		if (word === "list") return await accounts.list();
		if (email === "") throw new AccountError(usage);
		if (word === "add") return await accounts.add(email, values.name, values.role);
		if (word === "role" && role !== "") return await (values.remove ? accounts.takeRole(email, role) : accounts.giveRole(email, role));
		if (word === "password") return await accounts.password(email);
		if (word === "disable") return await accounts.disable(email);
		if (word === "enable") return await accounts.enable(email);
		throw new AccountError(usage);
	} finally {
		await data.close();
	}
}

try {
	process.stdout.write(await run());
} catch (error) {
	const unclear = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
	const foreseen = unclear || [AccountError, ConfigError, TenantFilesError].some((kind) => error instanceof kind);
	if (!foreseen) throw error;
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = 2;
}
