import { FileItem } from "./FileItem.tsx";
import styles from "./Files.module.css";
import "../texts/areas/files.ts";

interface FileListProps {
	/** Ids. */
	readonly files: readonly string[];
	/** Reference of whose files they are. */
	readonly prefix: string;
	readonly label: string;
}

/** Files to look at and to download. */
export default function FileList({ files, prefix, label }: FileListProps) {
	return (
		<ul className={styles.list} aria-label={label}>
			{files.map((uuid) => (
				<FileItem key={uuid} uuid={uuid} known={undefined} prefix={prefix} />
			))}
		</ul>
	);
}
