import { propertyName, raised } from "../../../engine/index.ts";
import * as releaseTexts from "../../texts/releases.ts";
import type { Judgement } from "../thread/judgement.ts";

/** A reason why files cannot run, and how to resolve it. */
export interface Obstacle {
	readonly code: ObstacleCode;
	readonly message: string;
}

export const obstacleCodes = [
	"nothing-changed",
	"errors",
	"scenarios",
	"version",
	"base",
	"deployment",
	"rights",
	"second-person",
	"released",
	"ran-before",
	"never-ran",
	"runs",
] as const;
type ObstacleCode = (typeof obstacleCodes)[number];

/** Maximum number of names in a message. */
const mostNamed = 10;
const named = (names: readonly string[]) => [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ["…"] : [])].join(", ");

const propertyNames = (place: string, names: readonly string[]) => names.map((name) => `“${propertyName(place, name)}”`);

/** What prevents the files from running at all. */
export function unsound({ errors, unreadable }: Judgement): readonly Obstacle[] {
	const [first] = errors;
	if (first !== undefined) return [{ code: "errors", message: releaseTexts.errors(errors.length, first.sentence) }];
	return unreadable === null ? [] : [{ code: "errors", message: releaseTexts.unreadable(unreadable) }];
}

/** What prevents the files from replacing the running ones. `taken`: the versions under which another flow is stored. */
export function unfit(judgement: Judgement, taken: ReadonlySet<string>): readonly Obstacle[] {
	const { scenarios, flow, deployment, rights } = judgement;
	const found: Obstacle[] = [...unsound(judgement)];
	if (scenarios.failed.length > 0) found.push({ code: "scenarios", message: releaseTexts.scenarios(scenarios.failed.length) });
	const raise = versionToRaise(judgement, taken);
	if (raise !== null && flow?.change?.isRaised === false) {
		found.push({ code: "version", message: releaseTexts.version(flow.change.severity, raise) });
	} else found.push(...otherUnderVersion(judgement, taken));
	if (deployment.length > 0) {
		found.push({ code: "deployment", message: releaseTexts.deployment(named(propertyNames("tenant", deployment))) });
	}
	if (rights.length > 0) found.push({ code: "rights", message: releaseTexts.rights(named(propertyNames("tenant.access", rights))) });
	return found;
}

/** That another flow is stored under the version of this one. */
export function otherUnderVersion(judgement: Judgement, taken: ReadonlySet<string>): readonly Obstacle[] {
	const { flow } = judgement;
	const raise = versionToRaise(judgement, taken);
	if (flow === null || raise === null || !taken.has(flow.version)) return [];
	return [{ code: "version", message: releaseTexts.versionTaken(flow.version, raise) }];
}

/**
 * The version that resolves the problem with the flow's own version; null when there is none. After going back to an earlier release, later
 * versions are stored already: the one that is offered is free. `taken`: the versions under which another flow is stored.
 */
export function versionToRaise({ flow }: Judgement, taken: ReadonlySet<string>): string | null {
	if (flow === null) return null;
	const { change, version } = flow;
	const least = change?.isRaised === false ? change.least : version;
	if (least === version && !taken.has(version)) return null;
	let free = least;
	while (taken.has(free)) free = raised(free, "patch");
	return free;
}

/** Why a second person is needed; null when none is needed. */
export function secondPersonFor({ guarded }: Judgement, fourEyes: boolean): string | null {
	if (guarded.length > 0) return releaseTexts.guarded(named(guarded));
	return fourEyes ? releaseTexts.everyRelease : null;
}
