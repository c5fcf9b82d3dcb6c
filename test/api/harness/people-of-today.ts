export type Roles = Readonly<Record<string, readonly string[]>>;

/** Tenants with the roles of a person: seven roles, single and combined, for all codes and for some. */
export const people: readonly (readonly [string, Roles])[] = [
	["go-ral", { cpo: ["*"] }],
	["go-ral", { municipality: ["0202"] }],
	["go-ral", { municipality: ["0268"], cpo: ["0202"] }],
	["go-ral", { admin: ["*"] }],
	["go-ral", { cpo: ["*"], admin: ["*"] }],
	["go-ral", { municipality: ["nergens"] }],
	["go-ral", { developer: ["*"] }],
	["go-ral", { customer: ["*"] }],
	["amsterdam", { municipality: ["*"] }],
	["amsterdam", { cpo: ["*"] }],
	["vlaanderen", { cpo: ["*"], municipality: ["*"] }],
	["rvb", { rvb: ["*"] }],
	["rvb", { caseworker: ["*"], admin: ["*"] }],
	["rvb", { caseviewer: ["*"] }],
	["rvb", { customer: ["*"] }],
];
