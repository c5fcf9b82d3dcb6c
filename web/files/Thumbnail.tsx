import { IconFileText } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isAvailable, mediaTypeOf } from "../../engine/index.ts";
import { getBytes } from "../api/bytes.ts";
import { text } from "../texts/text.ts";
import { isBeingChecked } from "./download-machine.ts";
import styles from "./Files.module.css";
import type { WatchedFile } from "./use-file.ts";

interface ThumbnailProps {
	readonly watched: WatchedFile;
	readonly name: string;
}

/** A file's picture, its document type, or its progress in words. */
export function Thumbnail({ watched, name }: ThumbnailProps) {
	const { file, retry } = watched;
	const picture = file !== undefined && isAvailable(file) && mediaTypeOf(file.extension)?.startsWith("image/") === true;
	const { data: bytes, isError } = useQuery({
		queryKey: ["file-picture", file?.uuid],
		queryFn: ({ signal }) => getBytes(file?.uuid ?? "", signal),
		enabled: picture,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		meta: { quiet: true as const },
	});
	const address = useObjectUrl(bytes);
	if (picture && address !== null && !isError) {
		return (
			<div className={styles.thumbnail}>
				<img src={address} alt={text("files.thumbnail.alt", { name })} />
			</div>
		);
	}
	const said = isError ? text("files.thumbnail.unavailable") : stateOf(watched, picture);
	// Five seconds after the upload, a missing file is retried by hand, a limited number of times, unless it will never
	// arrive.
	const mayRetry = retry !== undefined && !watched.loading && !watched.recent && (file === undefined || isBeingChecked(file));
	return (
		<div className={styles.thumbnail}>
			{said === null ? <IconFileText size={34} stroke={1.4} aria-hidden="true" /> : <span className={styles.state}>{said}</span>}
			{mayRetry && (
				<button type="button" className={styles.retry} aria-label={text("files.thumbnail.retry.label", { name })} onClick={retry}>
					{text("files.thumbnail.retry")}
				</button>
			)}
		</div>
	);
}

/** Why there is no picture, in words; null if there is nothing to say. */
function stateOf({ file, failed, recent }: WatchedFile, picture: boolean): string | null {
	if (file === undefined) return failed ? text("files.info.failed") : text("files.info.loading");
	if (isAvailable(file)) return picture ? text("files.thumbnail.loading") : null;
	if (!isBeingChecked(file)) return text("files.thumbnail.unavailable");
	if (file.uploaded) return text("files.thumbnail.checking");
	return recent ? text("files.thumbnail.notYet") : text("files.thumbnail.notStored");
}

/** An object URL for the bytes, revoked once they are no longer shown. */
function useObjectUrl(bytes: Blob | undefined): string | null {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (bytes === undefined) return setAddress(null);
		const made = URL.createObjectURL(bytes);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [bytes]);
	return address;
}
