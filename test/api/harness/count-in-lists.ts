import { addDays } from "../../../engine/index.ts";
import type { TestPerson } from "../../../server/test-support/test-person.ts";

type Waits = Readonly<Record<"uuid", string>> & Readonly<Record<"due" | "expectedLast", string | null>>;

interface Planned {
	readonly uuid: string;
	readonly values: { readonly PlannedRealisation?: { readonly PlannedDate?: string } };
}

/** How many processes a figure of Vandaag counts, computed from the person's own lists. `today`: YYYY-MM-DD. */
export async function countInLists(person: TestPerson, figure: "late" | "behind" | "soon", today: string): Promise<number> {
	const waits = (await person.get("lists/realisations/waits")).body.data as unknown as readonly Waits[];
	const records = (await person.get("processes/realisation?past=days")).body.data as unknown as readonly Planned[];
	const planned = new Map(records.map(({ uuid, values }) => [uuid, values.PlannedRealisation?.PlannedDate ?? null]));
	const counted = waits.filter(({ uuid, due, expectedLast }) => {
		if (figure === "late") return due !== null && due < today;
		if (expectedLast === null) return false;
		if (figure === "soon") return expectedLast >= today && expectedLast <= addDays(today, 30);
		const day = planned.get(uuid) ?? null;
		return day !== null && expectedLast > day;
	});
	return counted.length;
}
