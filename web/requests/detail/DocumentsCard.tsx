import { lazy, Suspense } from "react";
import { maySeeRequestDocuments, type RequestRecord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";

/** Comes by itself after the page: most requests are read without their papers. */
const FileList = lazy(() => import("../../files/FileList.tsx"));

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
					<Suspense fallback={<Skeletons heights={[90]} />}>
						<FileList files={request.docs[category]} prefix={request.ref} label={text(`request.documents.${category}`)} />
					</Suspense>
				</div>
			))}
		</Card>
	);
}
