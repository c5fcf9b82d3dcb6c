import type { TestPerson } from "../../../server/test-support/test-person.ts";

/** Last days of terms, and days on which processes are expected, of those that a person sees and that wait for somebody. */
export async function daysInList(person: TestPerson, name: "due" | "expectedLast"): Promise<readonly string[]> {
	const { body } = await person.get("lists/realisations/waits");
	const waits = body.data as unknown as readonly Readonly<Record<string, string | null>>[];
	return waits.flatMap(({ [name]: day }) => day ?? []);
}
