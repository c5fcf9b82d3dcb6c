/** What a category of files is for. */
interface FileCategory {
	/** Name as stored. */
	readonly name: string;
	/** Whether files of this category belong to a process or to a request. */
	readonly of: "realisation" | "request";
	/** Only pictures: views of a location. The others also take documents. */
	readonly pictures: boolean;
}

const pictureExtensions = ["jpg", "jpeg", "png"] as const;
const documentExtensions = [...pictureExtensions, "pdf"] as const;

/** Every extension that any category accepts. */
type FileExtension = (typeof documentExtensions)[number];

const process = (name: string, pictures = false): FileCategory => ({ name, of: "realisation", pictures });

/** The product's categories; a tenant may have more (`fileCategories`). `topview` and `sideview`, as generated views are stored, are TopView and SideView in another spelling. */
export const fileCategories: readonly FileCategory[] = [
	process("ParkingSpots"),
	process("Underground"),
	process("Broker"),
	process("GridOperator"),
	process("CPOAdditional"),
	process("TrafficDecision"),
	process("DeliveryDocumentation"),
	process("SideView", true),
	process("TopView", true),
	process("topview-alt", true),
	process("sideview-alt", true),
	{ name: "vehicle", of: "request", pictures: false },
	{ name: "parkingspot", of: "request", pictures: false },
];

/** Key under which two spellings of a category are equal: case does not count. */
export function categoryKey(category: string): string {
	return category.toLowerCase();
}

const byKey = new Map(fileCategories.map((category) => [categoryKey(category.name), category]));

/** The product's category, however it is spelled; undefined when it has none of this name. */
export function findFileCategory(category: string): FileCategory | undefined {
	return byKey.get(categoryKey(category));
}

/** Extensions that the category accepts, in lower case and without a dot. A tenant's own categories accept documents and pictures. */
export function extensionsOf(category: string): readonly FileExtension[] {
	return findFileCategory(category)?.pictures === true ? pictureExtensions : documentExtensions;
}

const mediaTypes: Readonly<Record<FileExtension, string>> = {
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	pdf: "application/pdf",
};

/** Media type of a file with this extension; undefined when no category accepts it. */
export function mediaTypeOf(extension: string): string | undefined {
	return new Map<string, string>(Object.entries(mediaTypes)).get(extension.toLowerCase());
}
