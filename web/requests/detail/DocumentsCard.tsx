import { maySeeRequestDocuments, type RequestRecord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import styles from "./RequestPage.module.css";

const categories = ["vehicle", "parkingspot"] as const;

/** Which papers came with the request, for the roles that may see them; nothing when there are none. */
export function DocumentsCard({ request, roles }: { readonly request: RequestRecord; readonly roles: readonly string[] }) {
	const present = categories.filter((category) => request.docs[category].length > 0);
	if (present.length === 0 || !maySeeRequestDocuments(roles)) return null;
	return (
		<Card title={text("request.documents")}>
			{present.map((category) => (
				<div key={category}>
					<h3>{text(`request.documents.${category}`)}</h3>
					<ul className={styles.documents}>
						{request.docs[category].map((file) => (
							<li key={file} className="tabular">
								{file}
							</li>
						))}
					</ul>
				</div>
			))}
		</Card>
	);
}
