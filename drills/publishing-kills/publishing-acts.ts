/** The acts by which a design comes to run, and a tenant is there and gone, in their order: each is a call that is killed on its way. */
export const publishingActs = ["approve", "release", "activate", "carry", "approve-back", "roll-back", "make", "take-away"] as const;
export type PublishingAct = (typeof publishingActs)[number];

/** As the audit trail calls what they do. */
export const publishingOperations = [
	...["approveDesign", "releaseDesign", "activateRelease", "takeRealisationAlong", "upgradeRealisation"],
	...["approveRollBack", "rollBackRelease", "createTenant", "removeTenant"],
] as const;

/** Who carries an act out: whoever goes back needs somebody else's word for it. */
export const callerOf = (act: PublishingAct) => (act === "approve-back" ? "colleague" : "publisher");

/** What one round of acts is about. */
export interface Round {
	readonly design: string;
	readonly process: string;
	/** Number that the release of this round has, or will have. */
	readonly release: number;
	/** The version of the flow that it brings. */
	readonly version: string;
	/** Slug of the tenant that is made in it, and taken away. */
	readonly made: string;
}

/** The call of an act; `active` is the last activation. `within`: the tenant that it is about, where that is not the one that is published in. */
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
