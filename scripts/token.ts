import { parseArgs } from "node:util";
import { demoPassword } from "../server/accounts/demo-accounts.ts";
import { signIn } from "../server/accounts/test-support/sign-in.ts";

const usage = `npm run token -- <account> [--url http://localhost:3000] [--password <password>]

Prints an access token for the account, got by signing in as a browser does. Without a password the one of the
demo accounts is used. For example:

  curl -H "Authorization: Bearer $(npm run --silent token -- cpo@…)" -H "x-api-key: laadstroom-web" \\
    http://localhost:3000/api/v1/…/configs
`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		url: { type: "string", default: "http://localhost:3000" },
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
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	}
}
