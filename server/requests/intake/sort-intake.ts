import * as intakeTexts from "../../texts/intake.ts";
import type { KnownRequest } from "./intake-store.ts";
import type { ReadyLine } from "./plan-intake.ts";

/** A known request that stays as it is, although its source now differs. */
export interface KeptLine {
	readonly line: number;
	readonly externalRef: string;
	/** The reason, in Dutch. */
	readonly reason: string;
}

export interface SortedIntake {
	/** Not stored yet. */
	readonly added: readonly ReadyLine[];
	/** Stored, different at the source now, and not judged: the data from outside is replaced. */
	readonly changed: readonly (ReadyLine & { readonly known: KnownRequest })[];
	/** Unchanged at the source. */
	readonly unchanged: number;
	readonly kept: readonly KeptLine[];
}

/** Decides what to do with each line, given what is stored. */
export function sortIntake(ready: readonly ReadyLine[], stored: ReadonlyMap<string, KnownRequest>): SortedIntake {
	const added: ReadyLine[] = [];
	const changed: (ReadyLine & { readonly known: KnownRequest })[] = [];
	const kept: KeptLine[] = [];
	let unchanged = 0;
	for (const one of ready) {
		const { externalRef, content } = one.request;
		const known = stored.get(externalRef);
		const keep = (reason: string) => kept.push({ line: one.line, externalRef, reason });
		if (known === undefined) added.push(one);
		else if (known.whole === one.told.whole) unchanged++;
		else if (known.status !== 2) keep(intakeTexts.judgedAlready);
		else if (known.code !== content.geographyCode) keep(intakeTexts.inAnotherMunicipality);
		else changed.push({ ...one, known });
	}
	return { added, changed, unchanged, kept };
}
