import * as intakeTexts from "../../texts/intake.ts";
import type { KnownRequest } from "./intake-store.ts";
import type { ReadyLine } from "./plan-intake.ts";

/** A request that is known and stays as it is, though its source tells something else. */
export interface KeptLine {
	readonly line: number;
	readonly externalRef: string;
	/** Dutch: why. */
	readonly reason: string;
}

export interface SortedIntake {
	/** Not stored yet. */
	readonly added: readonly ReadyLine[];
	/** Stored, told otherwise now, and not judged: what came from outside is replaced. */
	readonly changed: readonly (ReadyLine & { readonly known: KnownRequest })[];
	/** Told again as it was. */
	readonly unchanged: number;
	readonly kept: readonly KeptLine[];
}

/** What is to be done with each line, given what is stored. */
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
