/**
 * `npm run keys`: replaces the keys that sign and seal. In Dutch, because it is for people who run the product, not
 * only for developers.
 */
import { parseArgs } from "node:util";
import { knownDeviceMs } from "../../server/accounts/known-device.ts";
import { deviceKey, retireSigningKeys, retiresAt, rotateSigningKeys, signingKeyStandings } from "../../server/accounts/provider-secrets.ts";
import { ConfigError, processConfig } from "../../server/config/config.ts";
import { type SecretPlace, sealedSecrets } from "../../server/database/secrets/kept-secret.ts";
import { retireSeal, sealAnew } from "../../server/database/secrets/replace-seal.ts";
import { keysRetireAt, retireKeys, rotateKey, rotatingKeys } from "../../server/database/secrets/rotating-key.ts";
import { SecretsKey, SecretsKeyError } from "../../server/database/secrets/secrets-key.ts";
import { fileLinkKey, fileLinkMs } from "../../server/files/links/file-link.ts";
import { databaseVersion } from "./database-version.ts";
import { findDatabase } from "./find-database.ts";

const usage = `npm run keys -- <opdracht>

  list                  toont welke sleutels er zijn, zonder ze te tonen
  rotate sign-in        maakt nieuwe sleutels voor aanmelden en cookies; wie aangemeld is, blijft aangemeld
  retire sign-in        haalt de vorige weg, zodra er niets meer mee ondertekend is (na 12 uur)
  retire sign-in --now  haalt ze meteen weg, ook als iemand dan opnieuw moet aanmelden: voor een sleutel die is uitgelekt
  rotate links          maakt een nieuwe sleutel voor de links waarmee bestanden worden geüpload en gedownload
  retire links          haalt de vorige weg (na ruim 5 minuten, of met --now)
  rotate devices        maakt een nieuwe sleutel voor wat apparaten herkent waarop iemand zich eerder aanmeldde
  retire devices        haalt de vorige weg (na 180 dagen, of met --now; apparaten zijn dan weer onbekend)
  rotate seal           zet een nieuwe sleutel in SECRETS_KEY_FILE; kopieer het bestand daarna naar elke server
  rotate seal           nog eens: verzegelt alle geheimen met de nieuwe sleutel
  retire seal           haalt de vorige uit het bestand; kopieer het daarna weer naar elke server

Draaiende servers nemen nieuwe sleutels binnen enkele seconden over.
`;

/** The command cannot be carried out; the message is in Dutch. */
class KeysError extends Error {}

/**
 * Keys that are all replaced in the same way, by their word on the command line: the secret, the validity of what they sign, and their
 * name.
 */
const replaced = {
	links: { secret: fileLinkKey, goodForMs: fileLinkMs, name: "links      " },
	devices: { secret: deviceKey, goodForMs: knownDeviceMs, name: "apparaten  " },
} as const;

const moment = (at: number) => new Date(at).toISOString();

async function list(place: SecretPlace): Promise<string> {
	const until = await retiresAt(place);
	const signing = (await signingKeyStandings(place)).map(({ kid, since, signs }) => {
		const age = since === null ? "sinds de eerste start" : `sinds ${moment(since)}`;
		return `aanmelden  ${kid}  ${age}  ${signs ? "ondertekent" : `wordt nog aanvaard, is weg te halen vanaf ${moment(until ?? place.now)}`}`;
	});
	for (const { secret, goodForMs, name } of Object.values(replaced)) {
		const keys = await rotatingKeys(place, secret);
		const retire = moment(keysRetireAt(keys, goodForMs) ?? place.now);
		for (const [index, { since }] of keys.entries()) {
			const age = since === null ? "sinds de eerste start" : `sinds ${moment(since)}`;
			signing.push(`${name}${age}  ${index === 0 ? "ondertekent" : `wordt nog aanvaard, is weg te halen vanaf ${retire}`}`);
		}
	}
	const { count, hasNext } = place.key.standing;
	const secrets = (await sealedSecrets(place)).length;
	const seal = hasNext
		? "een nieuwe staat klaar: kopieer het bestand naar elke server, en dan nog eens rotate seal"
		: count > 1
			? "de vorige staat er nog bij: retire seal haalt hem weg"
			: "één sleutel";
	return `${[...signing, `zegel      ${secrets} geheimen, ${seal}`].join("\n")}\n`;
}

/** `until`: when nothing signed with a former key is valid any more; null without a former key. */
async function retire(place: SecretPlace, now: boolean, until: number | null, letGo: () => Promise<void>): Promise<string> {
	if (until === null) return "Er is geen vorige sleutel.\n";
	if (!now && until > place.now) {
		throw new KeysError(`Tot ${moment(until)} kan iemand nog iets hebben dat met de vorige is ondertekend. Met --now gaat hij toch weg.`);
	}
	await letGo();
	return "De vorige sleutels zijn weg.\n";
}

async function rotateSeal(place: SecretPlace): Promise<string> {
	const { count, hasNext } = place.key.standing;
	if (hasNext) {
		await sealAnew(place);
		return "Alle geheimen zijn opnieuw verzegeld. retire seal haalt de vorige sleutel uit het bestand.\n";
	}
	if (count > 1) throw new KeysError("De vorige sleutel staat nog in het bestand. Haal hem eerst weg met retire seal.");
	place.key.add();
	return "Er staat een nieuwe sleutel klaar. Kopieer het bestand naar elke server en geef dezelfde opdracht nog eens.\n";
}

async function run(): Promise<string> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { now: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
	});
	if (values.help) return usage;
	const words = positionals.join(" ");
	const config = processConfig();
	const data = await findDatabase(config);
	try {
		if (data === undefined || (await databaseVersion(data)) !== "same") {
			throw new KeysError("De database is er nog niet, of is van een andere versie. Start de server één keer en probeer het dan opnieuw.");
		}
		const place = { db: data.db, key: new SecretsKey(config.secretsKeyFile), now: Date.now() };
		if (words === "list") return await list(place);
		if (words === "rotate seal") return await rotateSeal(place);
		if (words === "retire seal") {
			await retireSeal(place);
			return await list(place);
		}
		if (config.oidc.issuer !== null && (words.endsWith("sign-in") || words.endsWith("devices"))) {
			throw new KeysError("Aanmelden gaat bij de externe aanbieder (OIDC_ISSUER); die heeft de sleutels.");
		}
		if (words === "rotate sign-in") {
			await rotateSigningKeys(place);
			return await list(place);
		}
		if (words === "retire sign-in") return await retire(place, values.now, await retiresAt(place), () => retireSigningKeys(place));
		const [act, word = ""] = positionals;
		if (positionals.length === 2 && (word === "links" || word === "devices") && (act === "rotate" || act === "retire")) {
			const { secret, goodForMs } = replaced[word];
			if (act === "retire") {
				const until = keysRetireAt(await rotatingKeys(place, secret), goodForMs);
				return await retire(place, values.now, until, () => retireKeys(place, secret));
			}
			await rotateKey(place, secret);
			return await list(place);
		}
		throw new KeysError(usage);
	} finally {
		await data?.close();
	}
}

try {
	process.stdout.write(await run());
} catch (error) {
	const unclear = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
	const foreseen = unclear || [KeysError, ConfigError, SecretsKeyError].some((kind) => error instanceof kind);
	if (!foreseen) throw error;
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = 2;
}
