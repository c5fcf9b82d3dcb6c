/** Uuid of the first step of the tenant's flow; `url` is that of its configuration. */
export async function firstStepOf(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
	const { data } = (await (await fetch(url, { headers })).json()) as { data: { tenant: { steps: { step: string; uuid: string }[] } } };
	return data.tenant.steps.find(({ step }) => step === "1")?.uuid ?? "";
}
