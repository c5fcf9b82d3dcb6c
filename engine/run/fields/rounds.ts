import type { WorkingCopy } from "../../realisation/working-copy.ts";

/** Fields can depend on each other through conditions; a chain longer than this is cut off, the same way every time. */
const rounds = 5;

/** Repeats until nothing changes. */
export function untilSettled(workingCopy: WorkingCopy, once: () => void): void {
	for (let round = 0; round < rounds; round++) {
		const revision = workingCopy.revision;
		once();
		if (workingCopy.revision === revision) return;
	}
}
