let address = "";

/** The tenant's support address, named in the text of an unexpected error. */
export function setSupportAddress(tenantAddress: string): void {
	address = tenantAddress;
}

export function supportAddress(): string {
	return address;
}
