/** The tenants of the specification. Decisions about them do not apply to a folder that somebody adds. */
export const deliveredTenants = ["go-ral", "amsterdam", "opcharge", "park-n-charge", "rvb", "vlaanderen"] as const;

export const isDelivered = (slug: string): boolean => deliveredTenants.some((one) => one === slug);
