-- owner: businesses
-- Names look alike now whatever praises them or is written on to them: the looks of these are noted anew, by the job.
update businesses set name_skeleton = null
where company_name ~* '(official|oficial|ufficiale|verifi|verificat|公式|認証|検証|官方|官网|已认|已認|已验|已驗|company|corp|limited|gmbh|inc|ltd|llc|co)';
