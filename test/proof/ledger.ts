import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where somebody meets what is claimed: on a screen of the running product, in the response to a call made in that
 * role, in part of a page that behaves so whatever the server answers (`part`: a delay, a size, the words for a
 * contrived response), or nowhere directly (`rule`: something that engine, command line or store guarantee).
 */
export type MetAt = "screen" | "call" | "part" | "rule";

/** One claim made by a row of the catalogue. */
export interface Clause {
	/** The claim in one sentence. */
	readonly claim: string;
	readonly at: MetAt;
	/** For whom, if the row says so. */
	readonly roles?: readonly string[];
	/** For which tenants, if the row says so. */
	readonly tenants?: readonly string[];
	/** Tests that together prove it, each as `path of the file › part of its full title`. */
	readonly proof?: readonly string[];
	/** Instead of a proof: what is not proven yet, and why. */
	readonly open?: string;
}

/** A proof that a clause names: the file, and part of the test's full title. */
export function namedProof(proof: string): readonly [file: string, part: string] {
	const [file = "", part = ""] = proof.split(" › ");
	return [file, part];
}

/** Clauses by row id. */
export type Ledger = Readonly<Record<string, readonly Clause[]>>;

const FOLDER = "test/proof/ledger";

/** The whole ledger of clauses. */
export function readLedger(): Ledger {
	return Object.assign({}, ...readLedgerFiles().map(([, ledger]) => ledger));
}

/** Its files: the area of the catalogue, and the clauses of that area's rows. */
export function readLedgerFiles(): readonly (readonly [area: string, ledger: Ledger])[] {
	return readdirSync(FOLDER).map((file) => [file.replace(/\.json$/, ""), JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Ledger]);
}
