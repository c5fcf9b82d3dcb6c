/** The applicant's remarks, from whichever place a source keeps them in: `remarks`, or `remark` or `remarks` of `baseData`; "" without. */
export function remarksOf(raw: unknown): string {
	const { remarks, baseData } = fieldsOf(raw);
	const { remark, remarks: baseRemarks } = fieldsOf(baseData);
	return [remarks, remark, baseRemarks].find((text): text is string => typeof text === "string" && text.trim() !== "") ?? "";
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
	return typeof given === "object" && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
}
