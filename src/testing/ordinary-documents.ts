// Documents as Office and LibreOffice write them, with what people put into offers, drawings lists and price lists.
import {
  anOfficeFile,
  anOpenDocument,
  field,
  instruction,
  openPart,
  part,
  relationships,
  schemas,
  sheetPart,
  wordPart,
  xml,
} from './office-files.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const ofType = (type: string) => `${office}.${type}+xml`
const text = (body: string) => `<w:r><w:t xml:space="preserve">${body}</w:t></w:r>`
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])
const coreProperties = `${xml}<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Offer &amp; terms</dc:title></cp:coreProperties>`

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
/** A field within another, as conditions and formulas have it. */
const nested = `<w:p>${mark('begin')}<w:r>${instruction(' IF ')}</w:r>${mark('begin')}<w:r>${instruction(' MERGEFIELD total ')}</w:r>${mark('separate')}${text('LINK')}${mark('end')}<w:r>${instruction(' &gt; 1000 "free" "plus freight" ')}</w:r>${mark('separate')}${text('free')}${mark('end')}</w:p>`
const drawing = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback><w:pict><v:shape href="https://a.example/" stroked="f"><v:imagedata r:id="r4" o:title=""/></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`

/** A text with header and footer, contents, links, numbers of pages, references, notes, tracked changes and a diagram. */
export const anOrdinaryText = (): Buffer =>
  anOfficeFile(
    'docx',
    {
      'word/document.xml': wordPart(
        field(instruction(' TOC \\o "1-3" \\h \\z \\u ')) +
          field(instruction(' HYPERLINK \\l "_Toc1" '), instruction(' ')) +
          field(instruction(' HYPERLINK "https://a.example/DDE LINK?a=1&amp;b=2" \\t "_blank" ')) +
          field(instruction(' REF _Ref1 \\h '), instruction(' \\* MERGEFORMAT ')) +
          field(instruction(' PAGE ')) +
          field(instruction(' ADDIN ZOTERO_ITEM CSL_CITATION {"title":"LINK DDE INCLUDETEXT"} ')) +
          nested +
          `<w:p><w:hyperlink r:id="r1">${text('LINK to DDE, or INCLUDEPICTURE')}</w:hyperlink></w:p>` +
          `<w:p><w:fldSimple w:instr=" SEQ Figure \\* ARABIC ">${text('1')}</w:fldSimple>${text('=cmd|&quot;a&quot;!A1 | WEBSERVICE()')}</w:p>` +
          `<w:p><w:del w:id="1"><w:r><w:delText>before</w:delText></w:r></w:del><w:r>${drawing}</w:r></w:p>` +
          '<w:sectPr><w:headerReference r:id="r2"/><w:footerReference r:id="r3"/></w:sectPr>',
      ),
      'word/header1.xml': part('w:hdr', `<w:p>${text('Offer 2026-118')}</w:p>`),
      'word/footer1.xml': part('w:ftr', field(instruction('PAGE')) + field(instruction('NUMPAGES'))),
      'word/settings.xml': part('w:settings', '<w:updateFields w:val="false"/><w:documentProtection/>'),
      'word/media/image1.png': picture,
      'word/charts/chart1.xml': part(
        'c:chartSpace',
        '<c:f>Sheet1!$A$2:$A$5</c:f><c:externalData r:id="r1"/>',
      ),
      'word/charts/_rels/chart1.xml.rels': relationships([
        ['package', '../embeddings/Microsoft_Excel_Sheet.xlsx'],
      ]),
      'word/embeddings/Microsoft_Excel_Sheet.xlsx': anOrdinaryTable(),
      'word/_rels/document.xml.rels': relationships([
        ['hyperlink', 'https://a.example/dde/link?x=1&amp;y=2', 'External'],
        ['header', 'header1.xml'],
        ['footer', 'footer1.xml'],
        ['image', '/word/media/image1.png'],
        ['hyperlink', 'mailto:sales@a.example?subject=Offer', 'External'],
        ['customXml', '../customXml/item1.xml'],
      ]),
      'customXml/item1.xml': `${xml}<b:Sources xmlns:b="${schemas}/officeDocument/2006/bibliography" SelectedStyle="APA"/>`,
      'docProps/core.xml': coreProperties,
      'docProps/thumbnail.jpeg': new Uint8Array([0xff, 0xd8, 0xff]),
    },
    {
      'word/header1.xml': ofType('wordprocessingml.header'),
      'word/footer1.xml': ofType('wordprocessingml.footer'),
      'word/charts/chart1.xml': ofType('drawingml.chart'),
    },
  )

const formulas = [
  'SUM(A1:A9)*1.1',
  "VLOOKUP(A2,'Price | 2026'!$A$2:$D$900,3,FALSE)",
  'Table1[[#This Row],[Price | EUR]]*Table1[Image (URL)]',
  'IF(A1="cmd|x","WEBSERVICE(","IMAGE(")',
  'HYPERLINK("https://a.example/"&amp;A2,"CALL (now)")',
  'HYPERLINK("#Sheet2!A1","there")',
  '_xlfn.XLOOKUP(A1,B:B,C:C)',
]

/** A workbook with formulas, names, a table, rules, a link, a control and a comment. */
export function anOrdinaryTable(rows = 3): Buffer {
  const cells = formulas.map(
    (formula, at) => `<c r="${String.fromCodePoint(65 + at)}1"><f>${formula}</f><v>1</v></c>`,
  )
  const more = Array.from(
    { length: rows },
    (_, at) =>
      `<row r="${at + 2}"><c r="A${at + 2}" s="1" t="s"><v>${at}</v></c><c r="B${at + 2}"><v>${at * 1.5}</v></c><c r="C${at + 2}"><f t="shared" si="0"/><v>2</v></c></row>`,
  )
  return anOfficeFile(
    'xlsx',
    {
      'xl/workbook.xml': sheetPart(
        'workbook',
        `<sheets><sheet name="Offer" sheetId="1" r:id="r1"/><sheet name="Price | 2026" sheetId="2" r:id="r2"/></sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="1">'Price | 2026'!$A$1:$F$40</definedName></definedNames>`,
      ),
      'xl/worksheets/sheet1.xml': sheetPart(
        'worksheet',
        `<sheetData><row r="1">${cells.join('')}</row>${more.join('')}</sheetData><conditionalFormatting><cfRule><formula>$A1&gt;5</formula></cfRule></conditionalFormatting><dataValidations><dataValidation type="list"><formula1>"red,blue"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A1" r:id="r1"/></hyperlinks>`,
      ),
      'xl/worksheets/_rels/sheet1.xml.rels': relationships([
        ['hyperlink', 'https://a.example/', 'External'],
        ['table', '../tables/table1.xml'],
        ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
        ['ctrlProp', '../ctrlProps/ctrlProp1.xml'],
      ]),
      'xl/tables/table1.xml': sheetPart(
        'table',
        '<tableColumns count="1"><tableColumn id="1" name="Price | EUR"><calculatedColumnFormula>Table1[Net]*1.1</calculatedColumnFormula></tableColumn></tableColumns>',
      ),
      'xl/drawings/drawing1.xml': part(
        'xdr:wsDr',
        '<xdr:sp macro="" textlink="$A$1"/><xdr:graphicFrame macro=""/>',
      ),
      'xl/drawings/vmlDrawing1.vml': `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape><v:textbox><div>one<br>two</div></v:textbox><x:ClientData ObjectType="Checkbox"><x:FmlaLink>$A$1</x:FmlaLink></x:ClientData></v:shape></xml>`,
      'xl/ctrlProps/ctrlProp1.xml': `${xml}<formControlPr xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" objectType="CheckBox" fmlaLink="$A$1"/>`,
      'xl/printerSettings/printerSettings1.bin': new Uint8Array([80, 0, 75, 0, 3, 0, 4, 0]),
    },
    {
      'xl/worksheets/sheet1.xml': ofType('spreadsheetml.worksheet'),
      'xl/tables/table1.xml': ofType('spreadsheetml.table'),
    },
  )
}

/** Slides with links between them and out, a sound of their own, a diagram and a video's place. */
export const ordinarySlides = (): Buffer =>
  anOfficeFile('pptx', {
    'ppt/slides/slide1.xml': part(
      'p:sld',
      '<a:hlinkClick r:id="r1"/><a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=nextslide"/><a:hlinkClick r:id="r2" action="ppaction://hlinksldjump"/><a:fld id="{1}" type="slidenum"><a:t>1</a:t></a:fld><p:cmd type="call" cmd="playFrom(0.0)"/>',
    ),
    'ppt/slides/_rels/slide1.xml.rels': relationships([
      ['hyperlink', 'https://a.example/', 'External'],
      ['slide', 'slide2.xml'],
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['audio', '../media/media1.wav'],
    ]),
    'ppt/media/media1.wav': Buffer.from('RIFF\u0001\u0000\u0000\u0000WAVE', 'latin1'),
    'ppt/media/image2.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs><path id="a"/></defs><use xlink:href="#a" style="fill:url(#b)"/><image href="data:image/png;base64,AA=="/></svg>',
    'ppt/embeddings/Sheet1.xlsx': anOrdinaryTable(),
    'ppt/charts/_rels/chart1.xml.rels': relationships([['package', '../embeddings/Sheet1.xlsx', 'Internal']]),
  })

/** OpenDocument as LibreOffice writes it: its empty places, pictures, a diagram, links, the template it came from. */
export const anOrdinaryOpenDocument = (kind: string): Buffer =>
  anOpenDocument(kind, {
    'content.xml': openPart(
      `<office:scripts><office:script script:language="ooo:Basic"><ooo:libraries/></office:script></office:scripts><office:body><office:forms form:automatic-focus="false"><form:form xlink:href="" form:datasource=""/></office:forms><text:p><text:a xlink:type="simple" xlink:href="https://a.example/">DDE</text:a><text:a xlink:href="#Page 2|outline"/><draw:frame><draw:image xlink:href="Pictures/1.png"/><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame><text:page-number/></text:p><table:table-cell table:formula="of:=SUM([.A1:.A9])*COUNTIF({1;2|3;4};&quot;cmd|x&quot;)"/><presentation:event-listener presentation:action="next-page"/></office:body>`,
    ),
    'meta.xml': openPart(
      '<office:meta><meta:template xlink:type="simple" xlink:href="../../../Templates/offer.ott"/></office:meta>',
      'office:document-meta',
    ),
    'manifest.rdf': `${xml}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""/></rdf:RDF>`,
    'Configurations2/accelerator/current.xml': '',
    'Configurations2/images/Bitmaps/': '',
    'Pictures/1.png': picture,
    'Object 1/content.xml': openPart('<office:body/>'),
    'ObjectReplacements/Object 1': Buffer.from('VCLMTF\u0001\u0000', 'latin1'),
  })
