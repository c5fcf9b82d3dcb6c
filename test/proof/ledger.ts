import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where somebody meets what is claimed: on a screen of the running product, in the answer to a call made as that
 * role, or nowhere directly (`rule`: something that engine, command line or store hold).
 */
export type MetAt = "screen" | "call" | "rule";

/** One thing that a row of the catalogue claims. */
export interface Clause {
	/** What holds, in one sentence. */
	readonly claim: string;
	readonly at: MetAt;
	/** For whom, where the row says so. */
	readonly roles?: readonly string[];
	/** For which tenants, where the row says so. */
	readonly tenants?: readonly string[];
	/** Tests that prove it together, each as `path of the file › a part of its full title`. */
	readonly proof?: readonly string[];
	/** In place of a proof: what is not proven yet, and why. */
	readonly open?: string;
}

/** Clauses by the id of their row. */
export type Ledger = Readonly<Record<string, readonly Clause[]>>;

const FOLDER = "test/proof/ledger";

/** The ledger of clauses, whole. */
export function readLedger(): Ledger {
	return Object.assign({}, ...readLedgerFiles().map(([, ledger]) => ledger));
}

/** Its files: the area of the catalogue, and the clauses of rows of that area. */
export function readLedgerFiles(): readonly (readonly [area: string, ledger: Ledger])[] {
	return readdirSync(FOLDER).map((file) => [file.replace(/\.json$/, ""), JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Ledger]);
}
