import { fileTypeFromBuffer } from "file-type";
import { imageSize } from "image-size";
import { fileTexts, mediaTypeOf } from "../../../engine/index.ts";
import * as uploadTexts from "../../texts/uploads.ts";
import { checkPdf } from "./check-pdf.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { isArchive } from "./is-archive.ts";

/** `refused`: it is not what its name says. `suspect`: it is, but contains something that should not be there. */
export type ContentVerdict =
	| { readonly verdict: "sound"; readonly bytes: Buffer }
	| { readonly verdict: "suspect" }
	| { readonly verdict: "refused"; readonly message: string };

/** The type that the name of a file claims. */
export interface NamedType {
	readonly extension: string;
	/** Media type of the extension; undefined for one that nobody may upload. */
	readonly mime: string | undefined;
}

/** Maximum number of pixels in a picture, in total and on one side: what a browser can draw without crashing. */
const mostPixels = 100_000_000;
const mostOnOneSide = 30_000;
/** Bytes after the last of a picture's own data: the checksum and the end of a PNG. */
const endOfPicture = 16;

/**
 * Judges a file by its contents and returns the bytes to keep. The contents determine the type, and the extension has to match it. Pictures
 * are kept without any other data in the file. Takes time in proportion to the size of the file, whatever its contents.
 */
export async function checkContent(bytes: Buffer, { extension, mime }: NamedType): Promise<ContentVerdict> {
	if (bytes.length === 0) return refused(uploadTexts.emptyFile);
	const found = await fileTypeFromBuffer(bytes.subarray(0, 4200)).catch(() => undefined);
	if (found === undefined) return refused(uploadTexts.contentDiffers(extension));
	if (found.mime !== mime) {
		// A type that is accepted elsewhere, perhaps even here: only the name is wrong.
		const taken = mediaTypeOf(found.ext) === found.mime;
		return refused(taken ? uploadTexts.contentOfOtherName(found.ext, extension) : fileTexts.typeRefused(found.ext));
	}
	return found.mime === "application/pdf" ? judgePdf(bytes) : judgePicture(bytes, found.mime);
}

const refused = (message: string): ContentVerdict => ({ verdict: "refused", message });
const damaged = refused(uploadTexts.damaged);

function judgePdf(bytes: Buffer): ContentVerdict {
	const verdict = checkPdf(bytes);
	if (verdict === "broken") return damaged;
	return verdict === "suspect" ? { verdict } : { verdict, bytes };
}

function judgePicture(bytes: Buffer, mime: string): ContentVerdict {
	const cleaned = mime === "image/png" ? cleanPng(bytes) : cleanJpeg(bytes);
	if (cleaned === undefined) return damaged;
	const size = sizeOf(cleaned);
	if (size === undefined) return damaged;
	const { width, height } = size;
	if (width * height > mostPixels || Math.max(width, height) > mostOnOneSide) return refused(uploadTexts.pictureTooLarge);
	return holdsAnotherForm(cleaned) || isArchive(cleaned, endOfPicture) ? { verdict: "suspect" } : { verdict: "sound", bytes: cleaned };
}

function sizeOf(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
	try {
		const { width, height } = imageSize(bytes);
		return width > 0 && height > 0 ? { width, height } : undefined;
	} catch {
		return undefined;
	}
}

/** Signs that would make another program take the picture for something else; long enough not to occur by chance. */
function holdsAnotherForm(bytes: Buffer): boolean {
	return /%PDF-\d|<\?php|<script[\s>]|<html[\s>]|<iframe/i.test(bytes.toString("latin1"));
}
