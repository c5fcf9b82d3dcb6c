import {
	categoryKey,
	fileIdsIn,
	isAvailable,
	type RealisationRecord,
	type StartDocumentDefinition,
	waitingFiles,
} from "../../../engine/index.ts";
import { getBytes } from "../../api/bytes.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { valueAt } from "../../forms/value-at.ts";
import type { Position } from "../../map/map-settings.ts";
import { placePicture } from "../../map/place-picture.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { tenantColors } from "../../ui/theme/tenant-colors.ts";
import { buildStartDocument, type DocumentPicture, type DocumentSection } from "./build-start-document.ts";
import { drawPicture, pictureOf } from "./draw-picture.ts";
import { type ContentSection, type StartDocumentSource, startDocumentContent } from "./start-document-content.ts";

interface StartDocumentOptions {
	readonly definition: StartDocumentDefinition;
	readonly source: StartDocumentSource;
	readonly tenant: TenantConfiguration;
}

/** Generates the start document with its map and pictures. A picture that fails to load is left out and reported. */
export async function makeStartDocument({ definition, source, tenant }: StartDocumentOptions): Promise<Blob> {
	const content = startDocumentContent(definition, source);
	const { action, actionText } = tenantColors(tenant.theme);
	const [logo, sections] = await Promise.all([
		orNullOnFailure(() => logoOf(tenant)),
		Promise.all(content.sections.map((section) => sectionOf(section, content.address, { source, tenant }))),
	]);
	return buildStartDocument({
		...content,
		sections,
		organisation: tenant.label ?? tenant.name,
		colors: { line: action, heading: actionText },
		logo,
	});
}

async function sectionOf(
	{ title, rows, map, pictures }: ContentSection,
	address: string,
	{ source, tenant }: Pick<StartDocumentOptions, "source" | "tenant">,
): Promise<DocumentSection> {
	const drawnMap = map === null ? null : await orNullOnFailure(() => mapOf(map, address, tenant));
	const files = pictures === null ? [] : picturesOf(source.record, pictures, source.fields);
	const drawn = await Promise.all(
		files.map(({ name, load }) =>
			orNullOnFailure<DocumentPicture>(async () => ({
				...(await drawPicture(await load(), "jpg")),
				alt: text("startDocument.picture.alt", { title, name }),
				caption: name,
			})),
		),
	);
	return {
		title,
		rows,
		pictures: [drawnMap, ...drawn].filter((picture) => picture !== null),
		...(pictures === null ? {} : { withoutPictures: text("startDocument.picture.none") }),
	};
}

async function mapOf(place: Position, address: string, tenant: TenantConfiguration): Promise<DocumentPicture> {
	const { canvas, attribution } = await placePicture(place, tenant.map);
	return {
		...(await pictureOf(canvas, "png")),
		alt: text("startDocument.map.alt", { address: address || text("startDocument.none") }),
		caption: text("startDocument.map.caption", { attribution }),
	};
}

async function logoOf({ theme }: TenantConfiguration) {
	if (!theme.logo?.startsWith("/")) return null;
	const answer = await fetch(theme.logo);
	if (!answer.ok) throw new Error(`the logo: ${answer.status}`);
	return { ...(await drawPicture(await answer.blob(), "png")), alt: theme.logoAlt ?? "", paperWidth: theme.imageWidth };
}

async function orNullOnFailure<Result>(make: () => Promise<Result>): Promise<Result | null> {
	try {
		return await make();
	} catch (failure) {
		reportError(failure);
		return null;
	}
}

interface ProcessPicture {
	/** File name with extension. */
	readonly name: string;
	readonly load: () => Promise<Blob>;
}

const pictures: ReadonlySet<string> = new Set(["jpg", "jpeg", "png"]);

/** The available pictures of a category: those in fields of the flow, and those waiting for the next save. */
function picturesOf(record: RealisationRecord, category: string, fields: ReadonlyMap<string, FlowField>): readonly ProcessPicture[] {
	const key = categoryKey(category);
	const named = [...fields.values()]
		.filter(({ options }) => options.widget === "files" && typeof options.category === "string" && categoryKey(options.category) === key)
		.flatMap(({ path }) => fileIdsIn(valueAt(record.values, path)));
	const meant = new Set([...named, ...waitingFiles(record, { category }).map(({ uuid }) => uuid)]);
	return record.files
		.filter((file) => meant.has(file.uuid) && categoryKey(file.category) === key && isAvailable(file) && pictures.has(file.extension))
		.map(({ uuid, filename, extension }) => ({ name: `${filename}.${extension}`, load: () => getBytes(uuid) }));
}
