import texts from "../dossier.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
