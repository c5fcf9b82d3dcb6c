import type { DataDoor } from "../../database/opening/open-database.ts";
import { listVersionHashes } from "../../flows/flow-version-store.ts";
import { Problem } from "../../problems/problem.ts";
import { bundleHash, type FileContents } from "../../tenants/file-content.ts";
import { everRan, filesOfRelease, findRelease, lastActivation, listReleases, type ReleaseRow } from "../../tenants/release-store.ts";
import * as releaseTexts from "../../texts/releases.ts";
import { approversOf, authorsOf, contentsOfDesign, type DesignRow, findDesign } from "../kept/design-store.ts";
import { type DesignsInUse, workedOut } from "../thread/designs-in-use.ts";
import type { Judgement } from "../thread/judgement.ts";
import { type Obstacle, secondPersonFor, unfit, versionToRaise } from "./obstacles.ts";

type Db = DataDoor["db"];

/** The running release, according to the database. */
export interface Active {
	readonly activation: number;
	readonly release: ReleaseRow;
}

export async function activeOf(db: Db, tenant: string): Promise<Active | undefined> {
	const last = await lastActivation(db, tenant);
	const release = last && (await findRelease(db, tenant, last.release));
	return last && release && { activation: last.number, release };
}

/** Judges files that are to run in place of the active ones, in the thread, and once for the same contents. */
export async function judge(designs: DesignsInUse, { release }: Active, hash: string, candidate: FileContents): Promise<Judgement> {
	const { tenant } = release;
	const key = `${tenant} ${release.hash} ${hash}`;
	const known = designs.judged.get(key);
	if (known !== undefined) return known;
	const active = await filesOfRelease(designs.data.db, tenant, release.number);
	const judgement = await workedOut<"judge">(designs, tenant, { ask: "judge", active, candidate });
	designs.judged.set(key, judgement);
	return judgement;
}

/** The current state of a design, judged against the running release. */
export interface JudgedDesign {
	readonly design: DesignRow;
	readonly files: FileContents;
	readonly hash: string;
	readonly active: Active;
	readonly judgement: Judgement;
}

/** @throws Problem when nothing was ever released: then nothing can run in its place. */
export async function judgeDesign(designs: DesignsInUse, design: DesignRow): Promise<JudgedDesign> {
	const { db } = designs.data;
	const active = await activeOf(db, design.tenant);
	if (active === undefined) throw new Problem("not-found");
	const files = await contentsOfDesign(db, design);
	const now = await findDesign(db, design);
	// Somebody else's edit came between the two reads.
	if (now !== undefined && now.revision !== design.revision) return judgeDesign(designs, now);
	const hash = bundleHash(files);
	return { design, files, hash, active, judgement: await judge(designs, active, hash, files) };
}

export interface Gate {
	readonly obstacles: readonly Obstacle[];
	readonly secondPerson: { readonly why: string; readonly approvedBy: string | null } | null;
	/** The people who made its edits. */
	readonly authors: ReadonlySet<string>;
	/** The version to which the flow must be raised; null when its own is sufficient. */
	readonly raiseTo: string | null;
	/** The release made from the current state of the design; null when there is none. */
	readonly release: { readonly number: number; readonly ran: boolean; readonly runs: boolean } | null;
}

/** Whether the design was changed by nobody but others, so that this person, who may publish, can approve it. */
export const mayApprove = ({ authors }: Pick<Gate, "authors">, publisher: string | null) => publisher !== null && !authors.has(publisher);

interface GateCircumstances {
	readonly fourEyes: boolean;
	/** The caller, if they may publish. */
	readonly publisher: string | null;
}

/** What prevents the release of a judged design, given the current database. */
export async function gateOf(db: Db, judged: JudgedDesign, { fourEyes, publisher }: GateCircumstances): Promise<Gate> {
	const { design, hash, active, judgement } = judged;
	const obstacles: Obstacle[] = [];
	const now = await activeOf(db, design.tenant);
	if (hash === active.release.hash) obstacles.push({ code: "nothing-changed", message: releaseTexts.nothingChanged });
	if (now?.activation !== active.activation || design.base !== active.release.hash) {
		obstacles.push({ code: "base", message: releaseTexts.baseMoved });
	}
	const taken = await takenVersions(db, design.tenant, judgement.flow);
	obstacles.push(...unfit(judgement, taken));
	const releases = await listReleases(db, design.tenant);
	const made = releases.find((one) => one.hash === hash && one.base === active.release.hash);
	if (made !== undefined) obstacles.push({ code: "released", message: releaseTexts.alreadyReleased(made.number) });
	const why = secondPersonFor(judgement, fourEyes);
	const authors = await authorsOf(db, design);
	const approvedBy = (await approversOf(db, design, design.revision)).find((person) => !authors.has(person)) ?? null;
	if (why !== null && approvedBy === null) {
		obstacles.push({ code: "second-person", message: releaseTexts.secondPerson(why, mayApprove({ authors }, publisher)) });
	}
	const own = releases.find((one) => one.design_uuid === design.uuid && one.hash === hash);
	return {
		...{ obstacles, authors },
		secondPerson: why === null ? null : { why, approvedBy },
		raiseTo: versionToRaise(judgement, taken),
		release: own === undefined ? null : await madeOf(db, own, now),
	};
}

async function madeOf(db: Db, { tenant, number }: ReleaseRow, active: Active | undefined): Promise<Gate["release"]> {
	return { number, ran: await everRan(db, tenant, number), runs: active?.release.number === number };
}

/** The versions of this flow under which it is stored with another content. */
export async function takenVersions(db: Db, tenant: string, flow: Judgement["flow"]): Promise<ReadonlySet<string>> {
	if (flow === null) return new Set();
	const kept = await listVersionHashes(db, tenant, flow.uuid);
	return new Set(kept.filter(({ hash }) => hash !== flow.hash).map(({ version }) => version));
}

/** @throws Problem that names all obstacles. */
export function refuseFor(obstacles: readonly Obstacle[]): void {
	const [first] = obstacles;
	if (first === undefined) return;
	throw new Problem("release-blocked", { message: first.message, errors: obstacles.map(({ code, message }) => ({ path: code, message })) });
}
