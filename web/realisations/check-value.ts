import { pathOf, request } from "../api/request.ts";

export interface ValueCheck {
	readonly field: string;
	readonly value: string;
	/** Value of the field within which it must be unique. */
	readonly within?: string;
}

/** Whether another process has the value already. */
export async function isTaken(uuid: string, { field, value, within }: ValueCheck, signal: AbortSignal): Promise<boolean> {
	const answer = await request<{ readonly taken: boolean }>({
		method: "GET",
		path: pathOf`processes/realisation/${uuid}/value-check`,
		query: { field, value, within },
		signal,
	});
	return answer.data.taken;
}
