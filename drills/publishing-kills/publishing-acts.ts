/** The acts that activate a design, and create and remove a tenant, in order: each is a call during which the server is killed. */
export const publishingActs = ["approve", "release", "activate", "carry", "approve-back", "roll-back", "make", "take-away"] as const;
export type PublishingAct = (typeof publishingActs)[number];

/** Their operations in the audit trail. */
export const publishingOperations = [
	...["approveDesign", "releaseDesign", "activateRelease", "takeRealisationAlong", "upgradeRealisation"],
	...["approveRollBack", "rollBackRelease", "createTenant", "removeTenant"],
] as const;

/** Who carries an act out: rolling back requires somebody else's approval. */
export const callerOf = (act: PublishingAct) => (act === "approve-back" ? "colleague" : "publisher");

/** The subjects of one round of acts. */
export interface Round {
	readonly design: string;
	readonly process: string;
	/** Number that the release of this round has, or will have. */
	readonly release: number;
	/** The version of the flow that it introduces. */
	readonly version: string;
	/** Slug of the tenant that is created and removed in this round. */
	readonly made: string;
}

/** The call for an act; `active` is the last activation. `within`: the tenant of the call, where that is not the publishing one. */
export function callOf(
	act: PublishingAct,
	{ design, process, release, version, made }: Round,
	active: number,
): readonly [path: string, data: object, within?: string] {
	switch (act) {
		case "approve":
			return [`designs/${design}/approve`, { revision: 1 }];
		case "release":
			return [`designs/${design}/release`, { revision: 1, note: "Omdat het moet" }];
		case "activate":
			return ["designs/releases/activate", { release, active }];
		case "carry":
			return [`processes/realisation/${process}/take-along`, { to: version }];
		case "approve-back":
			return ["designs/releases/1/approve", { active }];
		case "roll-back":
			return ["designs/releases/roll-back", { release: 1, active, reason: "Toch niet" }];
		case "make":
			return ["designs/tenants", { slug: made, label: made, brand: "#00A19A", action: "#0B5C78", starter: smallTenant }];
		case "take-away":
			return ["designs/removal", { label: made }, made];
	}
}

const smallTenant = { style: "blank", country: "nl", municipalities: ["0202"], processType: "Laadplein", roles: [{ role: "cpo" }] };
