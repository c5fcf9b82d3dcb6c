import { parseArgs } from "node:util";
import { demoPassword } from "../server/accounts/demo-accounts.ts";
import { signIn } from "../server/accounts/test-support/sign-in.ts";
import { tokenAddress } from "./token-address.ts";

const usage = `npm run token -- <account> [--url <address>] [--password <password>]

Prints an access token for the account, got by signing in as a browser does. Without an
address that of PUBLIC_URL is used, or PORT on this machine; without a password the one of the demo accounts. For example:

  curl -H "Authorization: Bearer $(npm run --silent token -- cpo@…)" -H "x-api-key: laadstroom-web" \\
    http://localhost:3000/api/v1/…/configs
`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		url: { type: "string", default: tokenAddress(process.env) },
		password: { type: "string" },
		help: { type: "boolean", short: "h" },
	},
});
const [account] = positionals;
if (account === undefined || values.help) {
	process.stderr.write(usage);
	process.exitCode = values.help ? 0 : 1;
} else {
	try {
		const { accessToken } = await signIn(values.url, account, values.password ?? demoPassword);
		process.stdout.write(`${accessToken}\n`);
	} catch (error) {
		process.stderr.write(`${failureOf(error)}\n`);
		process.exitCode = 1;
	}
}

/** The message for a failure: when nothing answers, `fetch` itself fails and does not name the address. */
function failureOf(error: unknown): string {
	if (error instanceof TypeError && error.cause !== undefined) {
		return `No server answers at ${values.url}. Start it with npm start, or name another address with --url.`;
	}
	return error instanceof Error ? error.message : String(error);
}
