import texts from "../startdocument.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
