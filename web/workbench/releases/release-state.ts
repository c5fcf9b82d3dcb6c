import type { Release, Releases } from "./use-releases.ts";

type Activation = Releases["activations"][number];

interface ReleaseState {
	/** Whether it is running, ran before, can be activated, or no longer can because another release than its base is running. */
	readonly kind: "runs" | "ran" | "ready" | "moved";
	/** Its most recent activation; null if it was never activated. */
	readonly last: Activation | null;
}

/** The state of a release in relation to the running one. */
export function stateOf(release: Release, { releases, activations }: Pick<Releases, "releases" | "activations">): ReleaseState {
	const last = activations.find((one) => one.release === release.number) ?? null;
	const active = activations[0]?.release;
	if (release.number === active) return { kind: "runs", last };
	if (last !== null) return { kind: "ran", last };
	const hash = releases.find(({ number }) => number === active)?.hash;
	// A release from the deployment's folder does not depend on a base.
	return { kind: release.origin === "folder" || release.base === hash ? "ready" : "moved", last };
}
