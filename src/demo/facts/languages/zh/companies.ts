// What companies say of themselves in Chinese.
import type { CompanySentences, Voice } from '../../voices.ts'

const maker: CompanySentences = {
  short: [
    '专业生产{what}，主要服务于{users}。工厂位于{city}，具备{works}等工序能力，{order}起订，常规交期{lead}天。',
    '自{year}年起在{city}生产{what}，产品供应{users}。来图报价三个工作日内答复，交期约{lead}天。',
    '{what}生产厂家，自有{works}等工序，支持小批量订单，{order}起订，常规交期{lead}天，出货附检测报告。',
    '按标准或来图生产{what}，每批产品均附检测报告。{order}起订，常规交期{lead}天，欢迎{users}来电咨询。',
  ],
  history: [
    '{name}成立于{year}年，位于{city}，主要生产{what}，现有员工{crew}。',
    '公司于{year}年在{city}创立，主营{what}，客户以{users}为主。',
    '自{year}年以来，我们一直为{users}供应{what}，{city}工厂现有员工{crew}。',
  ],
  way: [
    '主要工序包括{works}。{care}',
    '{care}{works}等工序均在厂内完成，订单全程可控。',
    '每道工序（{works}）均有检验卡，由操作员签字确认。{care}',
  ],
  terms: [
    '{order}起订，图纸确认后{lead}天左右交货；返单因保留程序和工装，交期更短。',
    '请提供图纸、数量和交货时间，我们将在三个工作日内答复。最小起订量为{order}。',
    '产品远销{markets}等市场，包装与运输方式可与客户协商确定。',
    '如有质量问题，我们在十个工作日内提交书面原因分析和改进措施。',
  ],
}

const producer: CompanySentences = {
  short: [
    '专业生产{what}，主要供应{users}。自有工厂位于{city}，{order}起订，常规交期{lead}天。',
    '自{year}年起在{city}生产{what}，现货样品两个工作日内寄出，主要客户为{users}。',
    '{city}的{what}生产厂家，除自有产品外，也承接贴牌代工，{order}起订，交期约{lead}天。',
  ],
  history: [
    '{name}成立于{year}年，位于{city}，主要生产{what}，现有员工{crew}。',
    '自{year}年以来，我们从{city}向{users}供应{what}。',
    '公司成立于{year}年，现有员工{crew}，主营产品为{what}。',
  ],
  way: [
    '生产流程包括{works}。{care}',
    '原料到货即检，按批次存放。{care}',
    '{care}新品可先打样，确认样品后再定细节。',
  ],
  terms: [
    '{order}起订，样品确认后{lead}天左右交货。',
    '请告知数量、交货时间和用途，三个工作日内报价。最小起订量为{order}。',
    '产品出口{markets}等市场，可提供出口单证和标签。',
  ],
}

const trader: CompanySentences = {
  short: [
    '{city}现货供应{what}，主要服务于{users}。可配套、贴标、寄售，常规交期{lead}天，{order}起订。',
    '为{users}供应{what}，{city}备有库存，每批附质量证明，{order}起订，常规交期{lead}天。',
    '经营{what}的{house}，成立于{year}年，一单采购、一次发货、一张发票，交期约{lead}天。',
  ],
  history: [
    '{name}自{year}年起经营{what}，{city}仓库服务于{users}。',
    '公司于{year}年在{city}起步，现有员工{crew}，负责采购、仓储和配送。',
    '自{year}年以来，我们向每年走访的厂家采购{what}，供应给{users}。',
  ],
  way: [
    '到货抽检，质保文件按批次归档。{care}',
    '常用规格备有库存，其余按固定周期订货。{care}',
    '{care}新供应商下单前先审核，此后每两年复审一次。',
  ],
  terms: [
    '{order}起订。现货次个工作日发出，订货约{lead}天。',
    '可发往{markets}等市场，并办理报关、原产地证和装箱单。',
    '报价有效期60天，可签年度合同、分批交货。',
  ],
}

const adviser: CompanySentences = {
  short: [
    '面向{users}提供{what}服务。团队位于{city}，按阶段固定收费，{lead}天内可首次到厂，先测量后改善。',
    '成立于{year}年，专注为中小制造企业提供{what}服务。从现场测量入手，不收取供应商佣金。',
    '{city}的独立咨询机构，提供{what}服务。费用事先商定，{lead}天内可启动项目，欢迎{users}联系。',
  ],
  history: [
    '{name}成立于{year}年，{city}办公室现有{crew}。',
    '自{year}年以来，我们一直服务于{users}，半数委托来自老客户。',
    '{city}办公室于{year}年设立，现有{crew}。',
  ],
  way: [
    '先测量，再与车间负责人确定两三个目标。{care}',
    '每个项目有一页计划和每周例会。{care}',
    '{care}方案写明成本、效果和责任人。',
  ],
  terms: [
    '首次洽谈免费，{lead}天内可启动项目。',
    '费用按阶段固定，差旅费按实际发生结算。',
    '每个阶段结束后均可终止，无需说明理由。',
  ],
}

const service: CompanySentences = {
  short: [
    '为{users}提供{what}服务。价格和日期在开始前确定，{lead}天内可启动，全程由专人对接。',
    '自{year}年起在{city}提供{what}服务，从咨询到开票由同一位联系人负责，主要客户为{users}。',
    '面向{users}提供{what}服务，每项委托完成后提交书面报告，{lead}天内可启动。',
  ],
  history: [
    '{name}于{year}年在{city}成立，现有员工{crew}。',
    '自{year}年以来，我们一直服务于{users}，半数委托来自老客户。',
    '公司成立于{year}年，总部位于{city}，主营{what}。',
  ],
  way: [
    '服务流程：{works}。{care}',
    '每项委托自始至终由专人负责。{care}',
    '{care}双方约定的内容在开始前以一页书面确认。',
  ],
  terms: [
    '{lead}天内可启动，两个工作日内报价。',
    '按项目固定收费，无月费。',
    '请告知需求和时间，我们在一个工作日内答复。',
  ],
}

const investor: CompanySentences = {
  short: [
    '长期投资制造业企业，支持设备更新和出口业务，约四个月内作出投资决定，日常经营仍由原管理层负责。',
    '{city}的独立投资机构，成立于{year}年，为家族制造企业的传承、设备更新和市场开拓提供资金。',
  ],
  history: ['{name}由制造业企业家于{year}年在{city}创立。', '自{year}年以来，我们以自有资金投资制造业企业。'],
  way: ['看模型之前，我们先看订单、设备和人。{care}', '每家被投企业由一位合伙人负责，每月走访。{care}'],
  terms: ['请提供近三年财务报表和设备清单，三周内答复。', '投资期限一般为五至八年，洽谈内容严格保密。'],
}

const body: CompanySentences = {
  short: [
    '{city}的公共产业服务机构，为{users}免费提供{what}、对接洽谈和咨询服务。',
    '帮助本地企业出口：提供{what}、参展支持以及{markets}等市场的对接洽谈，五个工作日内答复咨询。',
  ],
  history: [
    '{name}由当地政府和商会于{year}年设立，{city}现有工作人员{crew}。',
    '自{year}年以来，我们帮助{city}及周边企业开拓海外客户。',
  ],
  way: ['推荐企业之前，我们都会实地走访。{care}', '{care}项目名额按公开规则分配。'],
  terms: ['本地企业免费使用，五个工作日内答复。', '项目于春季和秋季公开征集。'],
}

export const sentences: Readonly<Record<Voice, CompanySentences>> = {
  maker,
  producer,
  trader,
  adviser,
  service,
  investor,
  body,
}

/** In the order of the English ones. */
export const cares: Readonly<Record<Voice, readonly string[]>> = {
  maker: [
    '从原材料入库到包装，每批产品均可按批号追溯。',
    '每批样品保存十年。',
    '首件须附完整检测报告方可放行。',
    '量具每十二个月校准一次。',
    '材料或工艺变更提前三个月通知。',
    '不良品每周按原因统计，并在车间公示。',
    '检验数据随送货单以电子文件提供。',
  ],
  producer: [
    '从原料到成品箱，每批产品均可按批号追溯。',
    '每批样品保存三年。',
    '原料或工艺变更提前三个月通知。',
    '不良品每周按原因统计，并在车间公示。',
    '每次交货均附书面检测结果。',
    '工作日欢迎到厂参观。',
  ],
  trader: [
    '发货前逐批核对厂家质量证明。',
    '未开封产品30天内可退货。',
    '仓库温湿度全程记录。',
    '如有缺货，当天告知。',
    '危险品和出口管制由持证人员负责。',
  ],
  adviser: [
    '客户资料绝不向他人透露。',
    '每次到访后提交一页书面记录。',
    '项目自始至终由同样的两位顾问负责。',
    '阶段成果在现场讨论。',
    '节省金额仅以工厂实测数据为准。',
  ],
  service: [
    '客户资料绝不向他人透露。',
    '同一团队长期服务同一客户。',
    '因我方造成的错误由我方承担费用更正。',
    '资料保存七年，可应要求移交。',
    '如有延误，当天告知。',
  ],
  investor: [
    '所有被投企业的账目均经外部审计。',
    '从未在四年内出售所持股份。',
    '每份协议都包含就业和养老金条款。',
    '银行负债控制在年利润的两倍以内。',
    '每位合伙人均投入自有资金。',
  ],
  body: [
    '咨询意见保持中立，可应要求提供书面意见。',
    '决定和金额均予公布。',
    '三人以上的考察团可到车站接送。',
    '海外询盘两天内转达。',
    '隔壁的检测站可按小时使用。',
  ],
}
