import { request } from "../../api/request.ts";

/** The text of the terms of use in force, in the words of the tenant. */
export interface Terms {
	/** The day they are dated. */
	readonly version: string;
	readonly title: string;
	readonly introduction: string;
	readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

export async function getTerms(signal?: AbortSignal): Promise<Terms> {
	return (await request<Terms>({ method: "GET", path: "user/terms", ...(signal ? { signal } : {}) })).data;
}
