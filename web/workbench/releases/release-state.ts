import type { Release, Releases } from "./use-releases.ts";

type Activation = Releases["activations"][number];

interface ReleaseState {
	/** What may become of it: it runs, ran, can run, or can't any more because something else runs than it was made on. */
	readonly kind: "runs" | "ran" | "ready" | "moved";
	/** When it began to run, the last time; null where it never did. */
	readonly last: Activation | null;
}

/** How a release stands to what runs. */
export function stateOf(release: Release, { releases, activations }: Pick<Releases, "releases" | "activations">): ReleaseState {
	const last = activations.find((one) => one.release === release.number) ?? null;
	const active = activations[0]?.release;
	if (release.number === active) return { kind: "runs", last };
	if (last !== null) return { kind: "ran", last };
	const hash = releases.find(({ number }) => number === active)?.hash;
	// What a deployment put into its folder is its own word.
	return { kind: release.origin === "folder" || release.base === hash ? "ready" : "moved", last };
}
