import type { StartDocumentDefinition } from "../../../engine/index.ts";
import type { Position } from "../../map/map-settings.ts";
import { placePicture } from "../../map/place-picture.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { tenantColors } from "../../ui/tenant-colors.ts";
import { mapSettings } from "../step/map-settings.ts";
import { buildStartDocument, type DocumentPicture, type DocumentSection } from "./build-start-document.ts";
import { drawnPicture, pictureOf } from "./drawn-picture.ts";
import { picturesOf } from "./pictures-of.ts";
import { type ContentSection, type StartDocumentSource, startDocumentContent } from "./start-document-content.ts";

interface Wanted {
	readonly definition: StartDocumentDefinition;
	readonly source: StartDocumentSource;
	readonly tenant: TenantConfiguration;
}

/** The start document of a process, with its map and pictures. A picture that cannot be had is left out, and reported. */
export async function makeStartDocument({ definition, source, tenant }: Wanted): Promise<Blob> {
	const content = startDocumentContent(definition, source);
	const { action, actionText } = tenantColors(tenant.theme);
	const [logo, sections] = await Promise.all([
		unlessItFails(() => logoOf(tenant)),
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
	{ source, tenant }: Pick<Wanted, "source" | "tenant">,
): Promise<DocumentSection> {
	const drawnMap = map === null ? null : await unlessItFails(() => mapOf(map, address, tenant));
	const files = pictures === null ? [] : picturesOf(source.record, pictures, source.fields);
	const drawn = await Promise.all(
		files.map(({ name, load }) =>
			unlessItFails<DocumentPicture>(async () => ({
				...(await drawnPicture(await load(), "jpg")),
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
	const { canvas, attribution } = await placePicture(place, mapSettings(tenant));
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
	return { ...(await drawnPicture(await answer.blob(), "png")), alt: theme.logoAlt ?? "", paperWidth: theme.imageWidth };
}

async function unlessItFails<Result>(make: () => Promise<Result>): Promise<Result | null> {
	try {
		return await make();
	} catch (failure) {
		reportError(failure);
		return null;
	}
}
