import type { FileRecord } from "./file-record.ts";

/** A plan that was uploaded, checked and found clean, with the changes that a test needs. */
export function fileWith(changes: Partial<FileRecord> = {}): FileRecord {
	return {
		uuid: "6c1f64a2-2a0a-4a52-8d9b-0d8c64b9c001",
		filename: "plan",
		extension: "pdf",
		category: "ParkingSpots",
		ts: 0,
		uploaded: true,
		suspect: false,
		gdpr: false,
		missing: false,
		deleted: false,
		checked: true,
		...changes,
	};
}
