import type { Person } from "../tenants/person.ts";

/** Who the server takes the owner of this token for. It reads the roles out of the identity claim. */
export async function getPerson(accessToken: string, signal?: AbortSignal): Promise<Person> {
	const answer = await fetch("/api/person", {
		headers: { accept: "application/json", authorization: `Bearer ${accessToken}` },
		...(signal ? { signal } : {}),
	});
	if (!answer.ok) throw new Error(`person: ${answer.status}`);
	return ((await answer.json()) as { data: Person }).data;
}
